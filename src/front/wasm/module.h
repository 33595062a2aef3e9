/* module.h: how functions leave a WASM module. */
#ifndef FRONT_WASM_MODULE_H
#define FRONT_WASM_MODULE_H

#define EXPORT(name) __attribute__((export_name(#name)))

#endif
