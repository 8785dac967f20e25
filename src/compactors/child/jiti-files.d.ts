declare module '*/jiti/dist/babel.cjs' {
  const transform: (...values: unknown[]) => unknown;
  export default transform;
}

declare module '*/jiti/dist/jiti.cjs' {
  interface Loader {
    import(id: string): Promise<unknown>;
  }
  interface Parts {
    onError(error: Error): void;
    nativeImport(id: string): Promise<unknown>;
    createRequire: typeof import('node:module').createRequire;
  }
  export default function createJiti(id: string, options: object, parts: Parts): Loader;
}
