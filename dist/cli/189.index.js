export const id = 189;
export const ids = [189];
export const modules = {

/***/ 5189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ CompactorFault)
/* harmony export */ });
/** The compactor under test failed. The message is a clause that follows the compactor's name: `threw "…"`. */
class CompactorFault extends Error {
    kind;
    name = 'CompactorFault';
    round;
    output;
    constructor(kind, message, details = {}) {
        super(message);
        this.kind = kind;
        this.round = details.round;
        this.output = details.output ?? [];
    }
}


/***/ })

};
