export const id = 628;
export const ids = [628];
export const modules = {

/***/ 628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   knownTo: () => (/* binding */ knownTo)
/* harmony export */ });
/* harmony import */ var _probes_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3596);
/* harmony import */ var _sessions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8560);


/** What settings are checked against: the workspace that paths are relative to, and the names there are. */
function knownTo(workspace) {
    return { workspace, suites: _sessions_index_js__WEBPACK_IMPORTED_MODULE_1__.suites.map(({ name }) => name), probes: _probes_index_js__WEBPACK_IMPORTED_MODULE_0__.probes.map(({ name }) => name) };
}


/***/ })

};
