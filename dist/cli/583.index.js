export const id = 583;
export const ids = [583];
export const modules = {

/***/ 4583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scoreText: () => (/* binding */ scoreText)
/* harmony export */ });
/* harmony import */ var _judge_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4613);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8233);
/* harmony import */ var _sessions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8560);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3411);




const ROUND = 1;
/** Judges a compacted text as the one round of the one session of a suite. */
function scoreText(text, suite, canaries, probe, settings) {
    const reading = probe.read(text);
    const judged = canaries.map((canary) => ({ canary, judgement: reading.judge(canary) }));
    const lost = judged.flatMap(({ canary: { id }, judgement: { outcome } }) => outcome === 'held' ? [] : [[id, outcome]]);
    const observations = {
        schema_version: _results_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_VERSION */ .f$,
        tool: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL */ .j,
        corpus_version: _results_js__WEBPACK_IMPORTED_MODULE_1__/* .CORPUS_VERSION */ .Gd,
        probe: { name: probe.name, version: probe.version },
        compactor: { name: 'score', source: 'score', deterministic: null },
        settings: {},
        suites: [
            {
                name: suite,
                canaries: canaries.map((canary) => ({
                    id: canary.id,
                    type: canary.type,
                    ...((0,_sessions_index_js__WEBPACK_IMPORTED_MODULE_2__.isUpdate)(canary) ? { update: true } : {}),
                })),
                sessions: [
                    {
                        id: 'context',
                        // Where they stood is not known, and nothing of it is told.
                        positions: Object.fromEntries(canaries.map(({ id }) => [id, 'early'])),
                        fault: null,
                        losses: [],
                        rounds: [
                            {
                                round: ROUND,
                                input_chars: 0,
                                output_chars: text.length,
                                duration_ms: 0,
                                outcomes: Object.fromEntries(lost),
                                stale: judged.filter(({ judgement }) => judgement.stale).map(({ canary }) => canary.id),
                            },
                        ],
                    },
                ],
            },
        ],
    };
    // A config file may have these two for runs: they compare with an input, and here there is none.
    const fail_on = settings.fail_on.filter((rule) => rule !== 'not-compacting' && rule !== 'over-budget');
    const { suites, gate } = (0,_judge_index_js__WEBPACK_IMPORTED_MODULE_0__.judge)(observations, { ...settings, fail_on });
    return {
        probe: observations.probe,
        canaries: judged.map(({ canary: { id, type }, judgement: { outcome, evidence } }) => ({
            id,
            type,
            outcome,
            ...(evidence === undefined ? {} : { evidence }),
        })),
        findings: suites[0]?.findings ?? [],
        gate,
    };
}


/***/ })

};
