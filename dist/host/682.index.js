export const id = 682;
export const ids = [682];
export const modules = {

/***/ 682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadByJiti: () => (/* binding */ loadByJiti)
});

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(995);
// EXTERNAL MODULE: ./node_modules/jiti/dist/babel.cjs
var babel = __webpack_require__(446);
// EXTERNAL MODULE: ./node_modules/jiti/dist/jiti.cjs
var dist_jiti = __webpack_require__(780);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: ./lib/compactors/paths.js
var paths = __webpack_require__(901);
;// CONCATENATED MODULE: ./lib/compactors/child/tsconfig.js



/** The tsconfig.json of the file's own folder or of the nearest one above it, no further than the workspace. */
function nearestTsconfig(file, workspace) {
    for (let folder = (0,external_node_path_.dirname)(file); (0,paths/* isInside */.F)(folder, workspace); folder = (0,external_node_path_.dirname)(folder)) {
        const config = (0,external_node_path_.join)(folder, 'tsconfig.json');
        if ((0,external_node_fs_.existsSync)(config))
            return config;
        if (folder === workspace)
            break;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/compactors/child/jiti.js

// By their files, since the package's own entries look for these at run time, where the bundle has none.



/** Loads a module and what it imports by jiti, which transpiles TypeScript and JSX as it goes. */
async function loadByJiti(file, workspace) {
    const options = {
        fsCache: false,
        interopDefault: false,
        jsx: true,
        tsconfigPaths: nearestTsconfig(file, workspace) ?? false,
        transform: babel,
    };
    const jiti = dist_jiti(file, options, {
        onError(error) {
            throw error;
        },
        nativeImport: (id) => import(/* webpackIgnore: true */ id),
        createRequire: external_node_module_.createRequire,
    });
    return jiti.import(file);
}


/***/ })

};
