export const id = 926;
export const ids = [926];
export const modules = {

/***/ 3926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runConformance: () => (/* binding */ runConformance)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _compactors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(703);
/* harmony import */ var _judge_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8347);
/* harmony import */ var _measure_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2093);
/* harmony import */ var _probes_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4395);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8233);
/* harmony import */ var _sessions_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9235);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7060);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3411);
/* harmony import */ var _write_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2031);










/**
 * The main job: plans the sessions, has the compactor compact them, probes and judges what came back.
 * @throws SettingsError for what the user has to mend. A compactor that fails is in the results, not thrown.
 */
async function runConformance(settings, surroundings, hooks = {}) {
    const began = performance.now();
    const chosen = settings.suites.map((name) => (0,_sessions_index_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteNamed */ .uU)(name)).filter((suite) => suite !== undefined);
    const probe = (0,_probes_index_js__WEBPACK_IMPORTED_MODULE_4__.probeNamed)(settings.probe);
    const cells = planOf(settings, chosen, surroundings.workspace);
    const listed = chosen.map((suite) => listCanaries(suite.name, cells, settings.rounds));
    const around = { ...surroundings, ...(hooks.onOutput === undefined ? {} : { onOutput: hooks.onOutput }) };
    const compactor = (0,_compactors_index_js__WEBPACK_IMPORTED_MODULE_1__.findCompactor)(settings, around);
    const agent = hasAgent(settings) ? (0,_compactors_index_js__WEBPACK_IMPORTED_MODULE_1__.findAgent)(settings, around) : undefined;
    hooks.onPlan?.({
        compactor: compactor.name,
        sessions: cells.length,
        rounds: settings.rounds,
        calls: (0,_measure_index_js__WEBPACK_IMPORTED_MODULE_3__.callsOf)(cells, settings.rounds, settings.repeat),
        questions: agent === undefined ? 0 : listed.reduce((sum, { questions }) => sum + questions, 0),
    });
    const openLane = async () => {
        const worker = await compactor.open();
        if (agent === undefined)
            return { worker, probe: (0,_measure_index_js__WEBPACK_IMPORTED_MODULE_3__.probeText)(probe), close: () => worker.close() };
        try {
            const answering = await agent.open();
            return {
                worker,
                probe: (0,_measure_index_js__WEBPACK_IMPORTED_MODULE_3__.probeAnswers)(probe, (questions) => answering.answer(questions)),
                close: async () => {
                    await Promise.all([worker.close(), answering.close()]);
                },
            };
        }
        catch (error) {
            await worker.close();
            throw error;
        }
    };
    const { rounds, repeat, budget, keep_texts } = settings;
    const measured = await (0,_measure_index_js__WEBPACK_IMPORTED_MODULE_3__.measureCells)({
        cells,
        rounds,
        repeat,
        jobs: settings.jobs,
        openLane,
        ...(budget === undefined ? {} : { budget }),
        ...(hooks.onProgress === undefined ? {} : { onProgress: hooks.onProgress }),
        ...(keep_texts === undefined
            ? {}
            : { onTexts: (cell, texts) => keepTexts(settings, keep_texts, cell, texts) }),
    });
    const observations = {
        schema_version: _results_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f$,
        tool: _version_js__WEBPACK_IMPORTED_MODULE_8__/* .TOOL */ .j,
        corpus_version: _results_js__WEBPACK_IMPORTED_MODULE_5__/* .CORPUS_VERSION */ .Gd,
        probe: { name: probe.name, version: probe.version },
        compactor: {
            name: compactor.name,
            source: compactor.source,
            deterministic: measured.deterministic,
            ...(measured.difference === undefined ? {} : { difference: measured.difference }),
        },
        settings: (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_7__/* .judgedSettings */ .rH)(settings),
        suites: listed.map(({ name, canaries }) => ({
            name,
            canaries,
            sessions: measured.sessions.filter((_, i) => cells[i]?.suite === name),
        })),
    };
    const notes = {
        elapsedMs: performance.now() - began,
        ...(compactor.runtime === undefined ? {} : { runtime: compactor.runtime }),
        ...(compactor.file === undefined ? {} : { file: compactor.file }),
        ...(agent === undefined ? {} : { agent: agent.name }),
    };
    return { results: (0,_judge_index_js__WEBPACK_IMPORTED_MODULE_2__.judge)(observations, settings), notes };
}
function hasAgent(settings) {
    return settings.agent !== undefined;
}
function planOf(settings, suites, workspace) {
    if (settings.canaries !== undefined && !settings.suites.includes('custom')) {
        throw new _settings_index_js__WEBPACK_IMPORTED_MODULE_7__/* .SettingsError */ .GN([
            `${(0,_settings_index_js__WEBPACK_IMPORTED_MODULE_7__/* .originOf */ .yv)(settings, 'canaries')}: none of the suites ${settings.suites.join(', ')} plants these canaries; add ` +
                'custom to suites.',
        ]);
    }
    const cells = (0,_measure_index_js__WEBPACK_IMPORTED_MODULE_3__.planCells)(suites, (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteRequest */ .G4)(settings, workspace));
    const empty = suites.filter((suite) => !cells.some((cell) => cell.suite === suite.name));
    if (empty.length > 0) {
        throw new _settings_index_js__WEBPACK_IMPORTED_MODULE_7__/* .SettingsError */ .GN(empty.map(({ name }) => `${(0,_settings_index_js__WEBPACK_IMPORTED_MODULE_7__/* .originOf */ .yv)(settings, 'suites')}: ${name} has no session to measure; name your own canaries with the ` +
            'setting canaries, or leave the suite out.'));
    }
    return cells;
}
/** The canaries of a suite, as its first session plants them: slots are the same in every session of a suite. */
function listCanaries(suite, cells, rounds) {
    const own = cells.filter((cell) => cell.suite === suite);
    const planted = own[0]?.session.build().planted ?? [];
    return {
        name: suite,
        canaries: planted.map(({ canary }) => ({
            id: canary.id,
            type: canary.type,
            ...((0,_sessions_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isUpdate */ .yM)(canary) ? { update: true } : {}),
        })),
        questions: own.length *
            (0,_measure_index_js__WEBPACK_IMPORTED_MODULE_3__.questionsOf)(planted.map(({ canary }) => canary), rounds),
    };
}
function keepTexts(settings, directory, cell, texts) {
    const place = `${(0,_settings_index_js__WEBPACK_IMPORTED_MODULE_7__/* .originOf */ .yv)(settings, 'keep_texts')}: ${JSON.stringify(directory)}`;
    texts.forEach((text, i) => {
        (0,_write_file_js__WEBPACK_IMPORTED_MODULE_9__/* .writeFile */ ._)(place, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, cell.suite, cell.session.id, `round-${i + 1}.txt`), text, 'replace');
    });
}


/***/ })

};
