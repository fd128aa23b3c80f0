/** Generated from space/openapi.json by `npm run generate`. Do not edit. */

export interface paths {
    "/api/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tables
         * @description Returns the names of all tables. Changes nothing. Read-only are `games`, `commands`, `scores`, `secrets`, `idempotency_keys`, `migrations`. Costs 2 points.
         */
        get: operations["adminListTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{name}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read rows of a table
         * @description Returns one page of a table's rows and the table's description. Changes nothing. Rows are sorted by `orderBy`, then by the primary key. An unknown column, or a value of the wrong type, is 400. The service searches at most 10,000 rows for a page. So a page of a longer table may be short or empty although `next` leads to more. Costs 2 points.
         */
        get: operations["adminListRows"];
        put?: never;
        /**
         * Add a row
         * @description Adds a row and returns it as stored. Nullable columns and columns with a default may be omitted. If another column is missing, the answer is 400 for a key column and 409 otherwise. It takes effect at once in the running game. Costs 2 points.
         */
        post: operations["adminAddRow"];
        /**
         * Delete a row
         * @description Deletes a row that no other row references, and returns it. It takes effect at once in the running game. Costs 2 points.
         */
        delete: operations["adminDeleteRow"];
        options?: never;
        head?: never;
        /**
         * Edit a row
         * @description Changes the given columns, key columns included, and returns the row as stored. An empty object changes nothing. It takes effect at once in the running game. Costs 2 points.
         */
        patch: operations["adminEditRow"];
        trace?: never;
    };
    "/api/crew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The crew
         * @description Members with skills, XP, fatigue and tasks, plus berths and the queue. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["getCrew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game of the day
         * @description Date, difficulty and best score so far. On weekends the game is hard. Its seed is secret until the day begins. Costs 2 points.
         */
        get: operations["getDaily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/encounters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Encounters
         * @description The open encounter, with what its options need, cost and risk, and the decided encounters, newest first. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["listEncounters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/encounters/{id}/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose an option of an encounter
         * @description Takes an option of the open encounter. An encounter that is still open when a turn is worked takes its cautious option. The preview shows needs and odds, for `crewId` if it is given, and never the outcome. Costs 2 points.
         */
        post: operations["chooseOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Event log
         * @description The newest events first. `before` pages back, `after` returns only newer ones. Starts a game if none exists; changes nothing else. Costs 5 points.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New events as they happen
         * @description Server-sent events: each message is one Event, with its seq as the id. A message named `changed`, without an id, says that the game changed without an event, such as by an import without a log. A client that reconnects with Last-Event-ID gets every event that it missed, in order. Without Last-Event-ID, or with a number beyond the log, it gets only new events. One address can have at most 50 open streams. Costs 1 point of the limit `streams of address` and of `streams of caller`.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/explore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explore a system
         * @description Queues an exploration of the system where the ship will be after all tasks ahead. It costs nothing. If no task is active, the new one becomes active at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
         */
        post: operations["orderExplore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next turns
         * @description The turns that the queue will work, and warnings of what will go wrong in them. It assumes minimum yields, no accidents and no random events. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["getForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed games
         * @description The games that their players have listed, the most recently played first. Changes nothing. Costs 2 points.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Create a game
         * @description Creates a game and returns its `id` and its `watchId`. Keep the `id`: it is needed to play the game and cannot be looked up later. One address can create 20 games at once, then one every three minutes. Games that nobody plays are deleted. Costs 1 point of the limit `new games`.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game
         * @description The game that has this id or watchId. Costs 2 points.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        /**
         * Delete a game
         * @description Deletes the game for good, with its archives, and ends its event streams. The answer shows it a last time. Costs 2 points.
         */
        delete: operations["deleteGame"];
        options?: never;
        head?: never;
        /**
         * Name or list a game
         * @description Changes the given fields. The others stay as they are. Costs 2 points.
         */
        patch: operations["changeGame"];
        trace?: never;
    };
    "/api/jump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Jump to a system
         * @description Queues one jump. Its fuel is paid when it starts. If no task is active, the new one becomes active at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
         */
        post: operations["orderJump"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/missions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Missions
         * @description The board first, then the most recently ended missions. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["listMissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/missions/{id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abandon a mission
         * @description Abandons an offered or accepted mission; its slot stays empty for 6 turns. An accepted one costs 1 standing with its faction. Costs 2 points.
         */
        post: operations["abandonMission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/missions/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a mission
         * @description Accepts an offered mission, at once and for free. Only what the ship does from now on counts. The deadline stays as it was offered. Costs 2 points.
         */
        post: operations["acceptMission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description
         * @description Changes nothing. The OpenAPI 3.1 document of the API; browsable at `/docs`. Costs 2 points.
         */
        get: operations["getDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place several orders
         * @description Places 1 to 20 orders in sequence, which may accept missions too. Each is checked against the state after the orders before it. If one is refused, none is placed, and `details.index` is its place in the list, from 0. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
         */
        post: operations["placeOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every problem the service can answer with
         * @description Changes nothing. A code never changes its meaning, so programs can rely on it. Costs 1 point.
         */
        get: operations["listProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay of a finished game
         * @description The seed and all commands of a clean game that has ended, at most 5000 commands. The same version of the rules makes the same game from them, event by event. Starts a game if none exists; changes nothing else. Costs 5 points.
         */
        get: operations["getReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/research": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Research a technology
         * @description Queues the research of a technology and pays for it with data. If no task is active, the new one becomes active at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
         */
        post: operations["orderResearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Routes to a system
         * @description The fastest route and the one that needs the least fuel, for the ship as it is now. A route starts at the current system unless `from` names another. Each of its hops needs a jump order. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["getRoute"];
        put?: never;
        /**
         * Jump to a system over several hops
         * @description Queues the jumps of the fastest route, or of the one that needs the least fuel, from where the queue ends. If a jump is refused, none is queued, and `details.index` is its place on the route, from 0. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
         */
        post: operations["orderRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules tables
         * @description Everything that is fixed within a release, as data: star classes, focuses, tasks, bands, modules, builds, research, technologies, missions, crew, score and events. Costs 2 points.
         */
        get: operations["getRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Score and ending
         * @description The score with its items and, once the game is over, how it ended, with an epilogue. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["getSave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save/archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Archived games
         * @description Games that were replaced, newest first. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["listArchives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save/archives/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an archive
         * @description Deletes the archived game for good, without exporting it. The answer shows it a last time. Costs 2 points.
         */
        delete: operations["deleteArchive"];
        options?: never;
        head?: never;
        /**
         * Name an archive
         * @description If there are too many archives, those with a name are deleted last. `null` removes the name. Costs 2 points.
         */
        patch: operations["nameArchive"];
        trace?: never;
    };
    "/api/save/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the save
         * @description One versioned document with sorted keys and a checksum: game, log and ended tasks. It contains no real times. If it would be longer than 4 MiB, it leaves out the oldest entries of the log and counts them in `omitted`. Starts a game if none exists; changes nothing else. Costs 5 points.
         */
        get: operations["exportSave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turns that can be restored
         * @description The turns of this game whose start can be restored, newest first. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a save
         * @description Takes an exported document of at most 4 MiB. It replaces the current game, which becomes an archive. The service checks one import at a time. A few may wait, and further ones are refused with `overloaded`. Costs 50 points.
         */
        post: operations["importSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a new game
         * @description Starts a new game in place of the current one, which becomes an archive if a turn was played. Costs 2 points.
         */
        post: operations["startNewGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a turn or an archive
         * @description With `turn`, the game goes back to the start of that turn, and later turns are lost. With `archiveId`, the archived game becomes the current game, and its archive is deleted with its name. The game before becomes an archive. Costs 50 points.
         */
        post: operations["restoreSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scoreboard
         * @description Scores of clean games that were won. A game that begins again can score again. The game `main` has no scores. Scores stay when their game is deleted. Turns left count, and easier games have more of them: compare by `difficulty`. Costs 2 points.
         */
        get: operations["listScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ship
         * @description Modules with their next upgrade, buildable kinds, slots, berths, power and hull. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["getShip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ship/build": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build a module
         * @description Queues a module (at most one of each kind) or a hull patch and pays for it. If no task is active, the new one becomes active at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
         */
        post: operations["orderBuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ship/expand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expand the ship
         * @description Queues an expansion (+3 slots, +1 berth) and pays for it. If no task is active, the new one becomes active at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
         */
        post: operations["orderExpansion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ship/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upgrade a module
         * @description Queues a module's upgrade to its next tier and pays for it. If no task is active, the new one becomes active at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
         */
        post: operations["orderUpgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of the service
         * @description Games, wins, version and uptime. Changes nothing. Costs 1 point.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current system
         * @description The system where the ship is, with its newest events and the queue. Bodies and yields are included once it has been explored. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["getPresentSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/systems/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One system
         * @description Like the current system, for any system. Bodies and yields are included once it has been explored. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["getSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The queue and ended tasks
         * @description The active task, the pending ones in order, and the most recently ended ones, newest first. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One task
         * @description A queued or an ended task. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Cancel a task
         * @description Removes a task from the queue. Before its start its cost is refunded in full. Afterwards exotics and fragments are, and other goods by the share of its time that remains. If it was active, the next task starts in the same call. Costs 2 points.
         */
        delete: operations["cancelTask"];
        options?: never;
        head?: never;
        /**
         * Change a pending task's team
         * @description Gives a pending task another lead and other helpers. Its price stays the same. Costs 2 points.
         */
        patch: operations["changeTeam"];
        trace?: never;
    };
    "/api/tasks/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a pending task
         * @description Moves a pending task to another position. The task at position 0 starts next. Costs 2 points.
         */
        post: operations["moveTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All technologies
         * @description Each technology with its state, cost, prerequisites and effects, and whether it is on the path to the goal. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["listTechs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the turn
         * @description Works one turn of the queue and grants skill XP if a task is completed. With an empty queue no turn passes and nothing changes. If an encounter is still open, it takes its cautious option first. Costs 2 points.
         */
        post: operations["workTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turn/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run several turns
         * @description Works up to `maxTurns` turns in one command. `until` ends the run early: with `task` when a task is completed or fails, with `mission` when a mission changes, with `danger` at an event of severity bad, with `idle` only where it always ends: when the queue is empty or an encounter opens. Costs 2 points.
         */
        post: operations["runTurns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name and versions of the service
         * @description Changes nothing. The version is that of the description's `info.version`. `commit` is absent if the service runs neither from a git checkout nor with `OUTBOUND_COMMIT`. Costs 1 point.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/world": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole galaxy
         * @description Resources, position, all systems, lanes, signals, the goal, suggested next steps, and the queue. Starts a game if none exists; changes nothing else. Costs 2 points.
         */
        get: operations["getWorld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process up?
         * @description Changes nothing. Answers as long as the process accepts connections, also while it catches up with a downtime or has no database, and on open connections while it stops.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures for Prometheus
         * @description Changes nothing. Figures of the process, of requests (duration, problem), commits, queues, streams and the database.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page about a problem
         * @description Changes nothing. The `type` of a problem document is the address of this page. Costs 1 point.
         */
        get: operations["getProblemPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can the service do its work?
         * @description Changes nothing. Ready means that the database can be reached, its migrations are done, and the service could save everything that was due.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Archive: {
            /** Format: date-time */
            archivedAt: string;
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty: "hard" | "standard" | "relaxed" | "sandbox";
            /** @description Id of the archive. */
            id: number;
            name: string | null;
            /** @description Score of the archived game. */
            score: number;
            seed: number;
            /**
             * @description State of the game.
             * @enum {string}
             */
            status: "active" | "won" | "lost";
            /** @description Turn the game was on. */
            turn: number;
        };
        ArchiveName: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            name: string | null;
        };
        /** @description An order of kind accept in a batch. */
        BatchAccept: {
            /** @constant */
            kind: "accept";
            /** @description The offered mission. */
            missionId: number;
        };
        /** @description An order of kind build in a batch. */
        BatchBuild: {
            /** @description One of hydroponics, scoop, quarters, medbay, shield, patch, core. */
            build: string;
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @constant */
            kind: "build";
            /** @description Crew member who leads the task. */
            leadId: number;
        };
        /** @description An order of kind expand in a batch. */
        BatchExpand: {
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @constant */
            kind: "expand";
            /** @description Crew member who leads the task. */
            leadId: number;
        };
        /** @description An order of kind explore in a batch. */
        BatchExplore: {
            /**
             * @description The focus of an exploration.
             * @enum {string}
             */
            focus?: "survey" | "harvest" | "salvage";
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @constant */
            kind: "explore";
            /** @description Crew member who leads the task. */
            leadId: number;
        };
        /** @description An order of kind jump in a batch. */
        BatchJump: {
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @constant */
            kind: "jump";
            /** @description Crew member who leads the task. */
            leadId: number;
            /** @description Destination. */
            systemId: number;
        };
        /** @description An order of kind research in a batch. */
        BatchResearch: {
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @constant */
            kind: "research";
            /** @description Crew member who leads the task. */
            leadId: number;
            /** @description The technology. */
            techId: string;
        };
        /** @description An order of kind upgrade in a batch. */
        BatchUpgrade: {
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @constant */
            kind: "upgrade";
            /** @description Crew member who leads the task. */
            leadId: number;
            /** @description The module. */
            moduleId: number;
        };
        /** @description A module or a hull patch. */
        BuildOrder: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @description One of hydroponics, scoop, quarters, medbay, shield, patch, core. */
            kind: string;
            /** @description Crew member who leads the task. */
            leadId: number;
        };
        /** @description The cancelled task with its refund, and the queue without it. */
        CancelAnswer: {
            activeTask: components["schemas"]["Task"] | null;
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            task: components["schemas"]["EndedTask"];
        };
        /** @description One change that an option made. For fatigue it is the largest change of a crew member, for XP the sum over all members. */
        Change: {
            /** @description The increase; negative for a decrease. */
            amount: number;
            /**
             * @description A resource, hull, fatigue, xp, crew, or the standing with a faction.
             * @enum {string}
             */
            what: "credits" | "fuel" | "alloy" | "supplies" | "data" | "exotics" | "fragments" | "hull" | "fatigue" | "xp" | "crew" | "standing-wayfarers" | "standing-foundry" | "standing-archive";
        };
        ChooseAnswer: {
            activeTask: components["schemas"]["Task"] | null;
            /** @description What really changed, with the price, after limits were applied. Empty in a preview. */
            changed: components["schemas"]["Change"][];
            encounter: components["schemas"]["Encounter"];
            /** @description Events, oldest first; none in a preview. */
            events: components["schemas"]["Event"][];
            outcome: ("good" | "bad") | null;
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
        };
        ChooseRequest: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description The crew member who decides. Default: the one with the best odds. */
            crewId?: number;
            /** @description Key of the option. */
            option: string;
        };
        /** @description A condition of the win. */
        Condition: {
            /** @description What the ship or the crew has of it. */
            available: number;
            /** @description Stable name: a resource, a tier, technologies, slots, power, core or apex. */
            key: string;
            met: boolean;
            /** @description What the win needs. */
            required: number;
            /** @description How to get what is missing. */
            source: string;
            /** @description The condition as a title. */
            text: string;
        };
        Crew: {
            activeTask: components["schemas"]["Task"] | null;
            /** @description Berths of the ship: the most members it can hold. */
            berths: number;
            members: components["schemas"]["CrewMember"][];
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            /** @description Consecutive turns without enough food; every sixth takes a member. */
            starvingTurns: number;
        };
        CrewMember: {
            /** @description A line about the member's life. */
            biography: string;
            fatigue: number;
            /** @description Id of the member. */
            id: number;
            name: string;
            /** @description 16 hexadecimal digits from which clients draw a portrait: 12 of the game, then 4 of the member's number. */
            portrait: string;
            skills: {
                engineering: components["schemas"]["SkillLevel"];
                leadership: components["schemas"]["SkillLevel"];
                navigation: components["schemas"]["SkillLevel"];
                science: components["schemas"]["SkillLevel"];
                survey: components["schemas"]["SkillLevel"];
            };
            /** @description Queued tasks that the member leads or helps with. */
            taskIds: number[];
            trait: {
                /** @description What the trait changes. */
                effect: string;
                /**
                 * @description Key of the trait.
                 * @enum {string}
                 */
                key: "steady" | "curious" | "thrifty" | "bold" | "gentle" | "sleepless" | "handy" | "wary" | "silver-tongued" | "restless";
                name: string;
            };
        };
        /** @description A member of a task's team. */
        CrewName: {
            /** @description Id of a crew member. */
            id: number;
            name: string;
        };
        /** @description The game of the day: the same for everybody. POST /api/games with `daily` starts it. */
        Daily: {
            best: number | null;
            /**
             * Format: date
             * @description Today in UTC.
             */
            date: string;
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty: "hard" | "standard" | "relaxed" | "sandbox";
        };
        /** @description A decision that an arrival or an exploration brings. */
        Encounter: {
            decided: {
                by: string | null;
                crewId: number | null;
                /** @description Key of the option. */
                option: string;
                /**
                 * @description Whether it ended well.
                 * @enum {string}
                 */
                outcome: "good" | "bad";
                /** @description The outcome as a sentence. */
                text: string;
                /** @description Turn on which it was decided. */
                turn: number;
            } | null;
            /** @description Id of the encounter. */
            id: number;
            key: string;
            /** @description Turn on which it opened. */
            openedOnTurn: number;
            options: components["schemas"]["EncounterOption"][];
            /**
             * @description Whether a decision is open.
             * @enum {string}
             */
            status: "open" | "decided";
            /** @description Id of the system. */
            systemId: number;
            /** @description What happens. */
            text: string;
            /** @description The faction whose story the encounter belongs to, or `crew` or `place` for other encounters. */
            thread: string;
            title: string;
        };
        EncounterOption: {
            /** @description True for the cautious option: it needs, costs and risks nothing, and changes nothing but the log. */
            cautious: boolean;
            chancePercent: number | null;
            cost: components["schemas"]["Goods"];
            /** @description The parts of the chance. */
            explain: components["schemas"]["Factor"][];
            key: string;
            /** @description Empty once the encounter is decided. */
            needs: components["schemas"]["Need"][];
            /** @description What each result brings. Empty for the cautious option. */
            stake: {
                /** @description What a bad result brings; empty without one. */
                bad: string;
                /** @description What a good result brings. */
                good: string;
            };
            title: string;
        };
        Encounters: {
            open: components["schemas"]["Encounter"] | null;
            /** @description Decided encounters, newest first. */
            past: components["schemas"]["Encounter"][];
            /** @description All encounters of the game so far, the open one included. */
            total: number;
        };
        /** @description A task that left the queue. */
        EndedTask: {
            /** @description Name of the player who gave the command, if given. */
            by?: string;
            cost: components["schemas"]["Goods"];
            durationTurns: number | null;
            /** @description Turn on which it ended. */
            endedOnTurn: number;
            helpers: components["schemas"]["CrewName"][];
            /** @description Id of the task. */
            id: number;
            /**
             * @description Kind of task.
             * @enum {string}
             */
            kind: "jump" | "explore" | "upgrade" | "expand" | "build" | "research";
            lead: components["schemas"]["CrewName"];
            refund: components["schemas"]["Goods"];
            /**
             * @description The skill that counts and gains XP.
             * @enum {string}
             */
            skill: "navigation" | "survey" | "engineering" | "science";
            startedOnTurn: number | null;
            /**
             * @description How it ended.
             * @enum {string}
             */
            status: "completed" | "cancelled" | "failed";
            target: components["schemas"]["Target"];
        };
        Event: {
            /** @description Name of the player who gave the command, if given. */
            by?: string;
            figures: {
                [key: string]: number | string;
            };
            /** @description Kind of event. An open list: releases add kinds. */
            kind: string;
            refs: components["schemas"]["EventRefs"];
            /** @description Number of the event. The numbers of a game only grow, even after a new game, an import or a restore. */
            seq: number;
            /**
             * @description How it affects the player.
             * @enum {string}
             */
            severity: "info" | "good" | "warn" | "bad";
            /** @description The event as a sentence. */
            text: string;
            /** @description Turn on which it happened. */
            turn: number;
        };
        /** @description What an event is about. */
        EventRefs: {
            crewId?: number;
            missionId?: number;
            moduleId?: number;
            systemId?: number;
            taskId?: number;
            techId?: string;
        };
        /** @description An expansion: +3 slots, +1 berth. */
        ExpandOrder: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @description Crew member who leads the task. */
            leadId: number;
        };
        Experience: {
            /** @description Id of the member. */
            crewId: number;
            /** @description Level afterwards. */
            level: number;
            /**
             * @description The skill that gained XP.
             * @enum {string}
             */
            skill: "navigation" | "survey" | "engineering" | "science" | "leadership";
            /** @description XP gained. */
            xp: number;
        };
        /** @description An exploration of the system where the ship will be; focus survey by default. */
        ExploreOrder: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /**
             * @description The focus of an exploration.
             * @enum {string}
             */
            focus?: "survey" | "harvest" | "salvage";
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @description Crew member who leads the task. */
            leadId: number;
        };
        /** @description One factor of a task's power or time. */
        Factor: {
            factor: string;
            value: number;
        };
        /** @description One factor of a task's power or time. */
        FactorInput: {
            factor: string;
            value: number;
        };
        /** @description The next turns if the queue stays as it is, with minimum yields, no accidents and no random events. */
        Forecast: {
            /** @description The turn now. */
            fromTurn: number;
            queueEndsOnTurn: number | null;
            /** @description The turns that the queue will work. */
            turns: components["schemas"]["ForecastTurn"][];
            /** @description What goes wrong in these turns, in order. */
            warnings: components["schemas"]["Warning"][];
        };
        ForecastTurn: {
            /** @description Everybody aboard then. A traveller whom the queue rescues has an id that the crew does not list yet. */
            crew: {
                /** @description Fatigue. */
                fatigue: number;
                /** @description Id of the member. */
                id: number;
            }[];
            /** @description Power demand. */
            demand: number;
            /** @description Tasks that end on this turn. */
            ends: number[];
            goods: {
                /** @description Amount of alloy. */
                alloy: number;
                /** @description Amount of credits. */
                credits: number;
                /** @description Amount of data. */
                data: number;
                /** @description Amount of exotics. */
                exotics: number;
                /** @description Amount of fragments. */
                fragments: number;
                /** @description Amount of fuel. */
                fuel: number;
                /** @description Amount of supplies. */
                supplies: number;
            };
            /** @description Hull, without accidents. */
            hull: number;
            /** @description Power supply. */
            supply: number;
            /** @description Id of the task that the turn works on. */
            taskId: number;
            /** @description Number of the turn. The other fields show the game after this turn. */
            turn: number;
        };
        /** @description A game of this service. */
        Game: {
            /** @description True if nothing was imported, restored or edited since the game began, and the rules have not changed since. */
            clean: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            daily: string | null;
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty: "hard" | "standard" | "relaxed" | "sandbox";
            ending: ("chorus" | "concord" | "banner" | "long-watch" | "relit" | "adrift" | "silence" | "dark") | null;
            /** @description Lets anyone who knows it play the game. Only in answers to requests that sent it, and when the game is created. */
            id?: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastCommandAt: string;
            limit: number | null;
            /** @description GET /api/games lists the game for everybody. */
            listed: boolean;
            name: string;
            /** @description Version of the rules of this game. */
            rulesVersion: number;
            /** @description Score at the last command. */
            score: number;
            seed: number;
            /**
             * @description State of the game.
             * @enum {string}
             */
            status: "active" | "won" | "lost";
            /** @description The turn now. */
            turn: number;
            /** @description Lets anyone who knows it watch the game. */
            watchId: string;
        };
        GameChange: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description GET /api/games lists the game for everybody. */
            listed?: boolean;
            /** @description The name. 1 to 40 characters, no blank at the ends. */
            name?: string;
        };
        GamePage: {
            games: components["schemas"]["Game"][];
            /** @description Listed games on all pages. */
            total: number;
        };
        GameRequest: {
            /** @description True creates the game of the day, and takes neither `seed` nor `difficulty`. */
            daily?: boolean;
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty?: "hard" | "standard" | "relaxed" | "sandbox";
            /** @description GET /api/games lists the game for everybody. */
            listed?: boolean;
            /** @description The name. 1 to 40 characters, no blank at the ends. */
            name?: string;
            /** @description Random if absent. */
            seed?: number;
        };
        /** @description Progress towards the win. */
        Goal: {
            /** @description Id of the Apex. */
            apexSystemId: number;
            atApex: boolean;
            /** @description Everything that the win needs. */
            conditions: components["schemas"]["Condition"][];
            coreBuilt: boolean;
            /** @description Cipher fragments found, those in the Core included. */
            fragments: number;
            /** @description Fragments that the Core needs. */
            fragmentsNeeded: number;
            /** @description Supply is at least demand. */
            powered: boolean;
            /** @description Technologies still to research for the Core, prerequisites first. */
            techsLeft: ("nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode")[];
            text: string;
        };
        /** @description Amounts of some goods, whole or with two decimals; a missing name means 0. */
        Goods: {
            /** @description Amount of alloy. */
            alloy?: number;
            /** @description Amount of credits. */
            credits?: number;
            /** @description Amount of data. */
            data?: number;
            /** @description Amount of exotics. */
            exotics?: number;
            /** @description Amount of fragments. */
            fragments?: number;
            /** @description Amount of fuel. */
            fuel?: number;
            /** @description Amount of supplies. */
            supplies?: number;
        };
        HistoryEntry: {
            /** @description Turn whose start can be restored. */
            turn: number;
        };
        /** @description One jump. */
        JumpOrder: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @description Crew member who leads the task. */
            leadId: number;
            /** @description Destination. */
            systemId: number;
        };
        Mission: {
            acceptedOnTurn: number | null;
            /** @description Possible bonuses and their chances. */
            bonus: {
                /** @description 0 to 1. */
                chance: number;
                what: string;
            }[];
            deadline: number | null;
            endedOnTurn: number | null;
            estimatedTurns: number | null;
            /**
             * @description A faction of the relay network.
             * @enum {string}
             */
            faction?: "wayfarers" | "foundry" | "archive";
            /** @description Distance to the goal in lanes of 8 ly, when the mission was offered. */
            hops: number;
            /** @description Id of the mission. */
            id: number;
            /**
             * @description Kind of mission.
             * @enum {string}
             */
            kind: "survey" | "delivery" | "salvage" | "rescue" | "study" | "refit" | "expedition" | "cipher" | "trade";
            /** @description Module to upgrade. */
            module?: string;
            note: string | null;
            /** @description Turn on which it was offered. */
            offeredOnTurn: number;
            price?: components["schemas"]["Goods"];
            progress?: {
                /** @description Systems explored so far. */
                done: number;
                /** @description Systems to explore. */
                needed: number;
            };
            reward: components["schemas"]["Goods"];
            slack: number | null;
            /**
             * @description Class of the star.
             * @enum {string}
             */
            starClass?: "M" | "K" | "G" | "F" | "A" | "B" | "O" | "white-dwarf" | "red-giant" | "neutron-star" | "black-hole";
            /**
             * @description offered: on the board; accepted: taken by the player; the others have ended.
             * @enum {string}
             */
            status: "offered" | "accepted" | "completed" | "failed" | "expired" | "abandoned";
            /** @description Supplies to deliver. */
            supplies?: number;
            /** @description Id of the system of the goal. */
            systemId?: number;
            /**
             * @description Id of a technology.
             * @enum {string}
             */
            techId?: "nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode";
            /** @description The goal as a title. */
            text: string;
            toTier?: number;
        };
        MissionAnswer: {
            mission: components["schemas"]["Mission"];
        };
        /** @description The name of the player who decides. It may be left out. */
        MissionRequest: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
        };
        MoveRequest: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description Position among the pending tasks; 0 is next. */
            position: number;
        };
        Need: {
            /** @description What the ship or the crew has of it. */
            available: number;
            met: boolean;
            /** @description What the option needs. */
            required: number;
            /** @description A skill, a trait, a kind of module, a technology, a standing, berth, fragment-room or hull. */
            what: string;
        };
        NewGame: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty?: "hard" | "standard" | "relaxed" | "sandbox";
            /** @description Random if absent. */
            seed?: number;
        };
        /** @description A call that would be accepted now, and why. */
        NextStep: {
            body: {
                [key: string]: unknown;
            };
            /**
             * @description HTTP method.
             * @enum {string}
             */
            method: "POST";
            path: string;
            /** @description Why it is suggested now. */
            reason: string;
            title: string;
        };
        /** @description The queued task and the updated queue. */
        OrderAnswer: {
            activeTask: components["schemas"]["Task"] | null;
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            task: components["schemas"]["Task"];
        };
        /** @description The task and the queue as they would be. Nothing was changed. */
        OrderPreview: {
            activeTask: components["schemas"]["TaskPreview"] | null;
            pendingTasks: components["schemas"]["TaskPreview"][];
            task: components["schemas"]["TaskPreview"];
            teams: components["schemas"]["Teams"];
        };
        /** @description What was queued and accepted, and the updated queue. */
        OrdersAnswer: {
            activeTask: components["schemas"]["Task"] | null;
            /** @description The accepted missions. */
            missions: components["schemas"]["Mission"][];
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            /** @description The queued tasks. */
            tasks: components["schemas"]["Task"][];
        };
        /** @description What would be queued and accepted. Nothing was changed. */
        OrdersPreview: {
            activeTask: components["schemas"]["TaskPreview"] | null;
            /** @description The accepted missions. */
            missions: components["schemas"]["Mission"][];
            pendingTasks: components["schemas"]["TaskPreview"][];
            /** @description The tasks as they would be. */
            tasks: components["schemas"]["TaskPreview"][];
        };
        /** @description Several orders at once. */
        OrdersRequest: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description In the order in which they are placed. */
            orders: (components["schemas"]["BatchJump"] | components["schemas"]["BatchExplore"] | components["schemas"]["BatchUpgrade"] | components["schemas"]["BatchExpand"] | components["schemas"]["BatchBuild"] | components["schemas"]["BatchResearch"] | components["schemas"]["BatchAccept"])[];
        };
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /** @description Stable; programs distinguish problems by it. */
            code: string;
            /** @description What happened, as a sentence with the figures. */
            detail: string;
            /** @description The figures of `detail`, for programs. */
            details?: {
                [key: string]: unknown;
            };
            /** @description On 400: the malformed places, at most 20. */
            errors?: {
                message: string;
                /** @description JSON pointer into the body, or /query/name, /params/name, /headers/name. */
                path: string;
            }[];
            /** @description The HTTP status. */
            status: number;
            /** @description Short title, the same for every problem with this code. */
            title: string;
            /** @description Address of the page about this code, which says what to do. */
            type: string;
        };
        /** @description One kind of problem the service can answer with. */
        ProblemKind: {
            /** @description Why a client gets this problem. */
            cause: string;
            code: string;
            /** @description Path of the page about this problem. */
            page: string;
            /** @description What the client can do about it. */
            remedy: string;
            status: number;
            title: string;
        };
        /** @description A team for a task, chosen from the six members with the best skill for it. */
        ProposedTeam: {
            /** @description Fatigue that its members gain together. */
            fatigue: number;
            helpers: components["schemas"]["CrewName"][];
            lead: components["schemas"]["CrewName"];
            /** @description Turns that the task takes with this team. */
            turns: number;
        };
        /** @description The queue and the latest ended tasks. */
        Queue: {
            activeTask: components["schemas"]["Task"] | null;
            /** @description Newest first. */
            endedTasks: components["schemas"]["EndedTask"][];
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
        };
        /** @description The game that replaced another one. */
        ReplacedWorld: {
            activeTask: components["schemas"]["Task"] | null;
            archived: number | null;
            /** @description Archives beyond the limit. They will soon be exported and deleted. */
            dropped: number[];
            encounter: components["schemas"]["Encounter"] | null;
            /** @description How long the supplies last. */
            food: {
                /** @description Supplies grown a turn. */
                grown: number;
                turnsLeft: number | null;
                /** @description Supplies eaten a turn. */
                upkeep: number;
            };
            goal: components["schemas"]["Goal"];
            /** @description Pairs of systems within one jump of each other. */
            lanes: number[][];
            /** @description The systems where the factions' stories continue. */
            leads: components["schemas"]["StoryLead"][];
            /** @description Suggested calls, the most useful first. */
            nextSteps: components["schemas"]["NextStep"][];
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            position: {
                /** @description Id of the current system. */
                systemId: number;
            };
            resources: {
                alloy: components["schemas"]["Resource"];
                credits: components["schemas"]["Resource"];
                data: components["schemas"]["Resource"];
                exotics: components["schemas"]["Resource"];
                fragments: components["schemas"]["Resource"];
                fuel: components["schemas"]["Resource"];
                supplies: components["schemas"]["Resource"];
            };
            save: components["schemas"]["Save"];
            /** @description Systems whose fragment signal is detected. */
            signals: number[];
            standing: components["schemas"]["Standing"][];
            systems: components["schemas"]["System"][];
        };
        /** @description Everything needed to play the game again with the same result. */
        Replay: {
            /** @description The commands that changed the game, in order. */
            commands: {
                body: {
                    [key: string]: unknown;
                } | null;
                method: string;
                /** @description Path of the request, without its query. */
                path: string;
                /** @description The turn when it was given. */
                turn: number;
            }[];
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty: "hard" | "standard" | "relaxed" | "sandbox";
            /** @description Number of the game's epoch: a new game, an import or a restore begins another one. */
            epoch: number;
            /** @description Version of the rules that the game was played by. */
            rulesVersion: number;
            seed: number;
        };
        /** @description One technology. */
        ResearchOrder: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @description Crew member who leads the task. */
            leadId: number;
            /** @description The technology. */
            techId: string;
        };
        Resource: {
            /** @description Current amount. */
            amount: number;
            cap: number | null;
        };
        /** @description Either a turn or an archive. */
        RestoreRequest: {
            /** @description An archived game. */
            archiveId?: number;
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description A restorable turn of this game. */
            turn?: number;
        };
        /** @description The fastest route and the one that needs the least fuel. */
        Route: {
            cheapest: components["schemas"]["RouteWay"];
            /** @description Id of the start of the route. */
            from: number;
            quickest: components["schemas"]["RouteWay"];
            /** @description Id of the destination. */
            to: number;
        };
        /** @description The queued jumps and the updated queue. */
        RouteAnswer: {
            activeTask: components["schemas"]["Task"] | null;
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            /** @description The queued jumps. */
            tasks: components["schemas"]["Task"][];
        };
        /** @description All jumps to a system. */
        RouteOrder: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @description Crew member who leads every jump. Default: the strongest navigator who is not a helper. */
            leadId?: number;
            /**
             * @description What the route saves first. Default: turns.
             * @enum {string}
             */
            prefer?: "turns" | "fuel";
            /** @description Destination. */
            systemId: number;
        };
        /** @description The jumps as they would be. Nothing was changed. */
        RoutePreview: {
            activeTask: components["schemas"]["TaskPreview"] | null;
            pendingTasks: components["schemas"]["TaskPreview"][];
            /** @description The jumps as they would be. */
            tasks: components["schemas"]["TaskPreview"][];
        };
        RouteWay: {
            /** @description Length in light years. */
            distance: number;
            /** @description Fuel of all jumps. */
            fuel: number;
            hops: {
                /** @description Length of this jump in light years. */
                distance: number;
                /** @description Fuel of this jump. */
                fuel: number;
                /** @description Id of the next system. */
                systemId: number;
                /** @description Turns of this jump. */
                turns: number;
            }[];
            /** @description Turns that a rested specialist alone needs. */
            turns: number;
        };
        /** @description The tables of the rules as data. */
        Rules: {
            bands: {
                below: number | null;
                name: string;
                timePercent: number;
            }[];
            builds: {
                baseTurns: number;
                cost: {
                    alloy: number;
                    credits: number;
                    exotics: number;
                    fragments: number;
                };
                difficulty: number;
                kind: string;
                name: string;
                needsTech: ("nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode") | null;
                needsTiers: {
                    [key: string]: number;
                };
            }[];
            crew: {
                fatiguePercents: {
                    from: number;
                    percent: number;
                }[];
                helperFatigue: number;
                leadFatigue: number;
                starvationTurns: number;
                /** @description XP from each level to the next, from level 0. */
                xpToNext: number[];
            };
            difficulties: {
                /**
                 * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
                 * @enum {string}
                 */
                id: "hard" | "standard" | "relaxed" | "sandbox";
                turns: number | null;
            }[];
            events: {
                kind: string;
                meaning: string;
            }[];
            /** @description Formulas as text, by the name of their result. */
            explore: {
                [key: string]: string;
            };
            focuses: {
                alloy: number;
                data: number;
                exoticChance: number;
                fuel: number;
                /**
                 * @description The focus of an exploration.
                 * @enum {string}
                 */
                id: "survey" | "harvest" | "salvage";
                supplies: number;
            }[];
            helperPercents: number[];
            limits: {
                expansions: number;
                fragmentsNeeded: number;
                helpers: number;
                queue: number;
                run: number;
                skill: number;
                startRange: number;
                tier: number;
            };
            mishaps: {
                explore: {
                    chance: string;
                    damage: string;
                };
                jump: {
                    chance: string;
                    damage: string;
                };
            };
            missions: {
                asks: string;
                kind: string;
                pays: string;
                turns: string;
            }[];
            modules: {
                draw: number;
                effect: string;
                kind: string;
                name: string;
                slots: number;
            }[];
            research: {
                baseTurns: number;
                data: number;
                difficulty: number;
                tier: number;
            }[];
            /** @description Version of the rules; stored in every save. */
            rulesVersion: number;
            score: {
                explored: number;
                mission: number;
                missionsCounted: number;
                technologiesCounted: number;
                technology: number;
                turnLeft: number;
                won: number;
            };
            /** @description Formulas as text, by the name of their result. */
            ship: {
                [key: string]: string;
            };
            skills: string[];
            stars: {
                alloy: number;
                data: number;
                exoticPercent: number;
                fuel: number;
                hazard: number;
                /**
                 * @description Class of the star.
                 * @enum {string}
                 */
                id: "M" | "K" | "G" | "F" | "A" | "B" | "O" | "white-dwarf" | "red-giant" | "neutron-star" | "black-hole";
                label: string;
                supplies: number;
                weight: number;
            }[];
            start: {
                alloy: number;
                credits: number;
                data: number;
                exotics: number;
                fragments: number;
                fuel: number;
                hull: number;
                supplies: number;
            };
            tasks: {
                baseTurns: string;
                cost: string;
                difficulty: string;
                kind: string;
                module: string;
                skill: string;
            }[];
            techs: {
                /** @description Effects by name: in percent, in hundredths of light years and of fuel, or as counts. */
                effects: {
                    [key: string]: number | boolean;
                };
                /**
                 * @description Id of a technology.
                 * @enum {string}
                 */
                id: "nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode";
                name: string;
                needs: ("nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode")[];
                needsSome: {
                    /** @description How many of `of` are needed. */
                    count: number;
                    of: ("nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode")[];
                } | null;
                tier: number;
                unlocks: string[];
            }[];
        };
        RunAnswer: {
            activeTask: components["schemas"]["Task"] | null;
            completed: components["schemas"]["EndedTask"][];
            encounter: components["schemas"]["Encounter"] | null;
            /** @description Events, oldest first. */
            events: components["schemas"]["Event"][];
            failed: components["schemas"]["EndedTask"][];
            /** @description Encounters that took their cautious option because nobody had decided. */
            lapsed: components["schemas"]["Encounter"][];
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            /** @description The queue was empty and no turn passed. */
            skipped: boolean;
            /**
             * @description Why the run ended: after maxTurns, with the game, at an encounter, on an empty queue, or at what `until` names.
             * @enum {string}
             */
            stopped: "turns" | "end" | "decision" | "task" | "mission" | "danger" | "idle";
            /** @description The turn now. */
            turn: number;
            /** @description What will go wrong within 10 turns if the queue stays as it is. */
            warnings: components["schemas"]["Warning"][];
            /** @description Number of turns that passed. */
            worked: number;
            xp: components["schemas"]["Experience"][];
        };
        RunRequest: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            expectedTurn?: number;
            /** @description Maximum number of turns. Default: 50. */
            maxTurns?: number;
            /**
             * @description What ends the run early.
             * @enum {string}
             */
            until?: "task" | "mission" | "danger" | "idle";
        };
        Save: {
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty: "hard" | "standard" | "relaxed" | "sandbox";
            endReason: ("apex-relit" | "hull-destroyed" | "crew-lost" | "time-ran-out") | null;
            limit: number | null;
            /** @description Score so far. */
            score: number;
            seed: number;
            /**
             * @description State of the game.
             * @enum {string}
             */
            status: "active" | "won" | "lost";
            /** @description The turn now: the number of turns passed. */
            turn: number;
        };
        /** @description The target of a task of kind build. */
        SavedBuild: {
            /** @enum {string} */
            build: "hydroponics" | "scoop" | "quarters" | "medbay" | "shield" | "patch" | "core";
            /** @constant */
            kind: "build";
        };
        /** @description The target of a task of kind build. */
        SavedBuildInput: {
            /** @enum {string} */
            build: "hydroponics" | "scoop" | "quarters" | "medbay" | "shield" | "patch" | "core";
            /** @constant */
            kind: "build";
        };
        /** @description The goal of a mission of kind delivery. */
        SavedDelivery: {
            /** @enum {string} */
            kind: "delivery";
            supplies: number;
            systemId: number;
        };
        /** @description The goal of a mission of kind delivery. */
        SavedDeliveryInput: {
            /** @enum {string} */
            kind: "delivery";
            supplies: number;
            systemId: number;
        };
        /** @description The goal of a mission of kind survey or salvage or rescue or cipher or trade. */
        SavedErrand: {
            /** @enum {string} */
            kind: "survey" | "salvage" | "rescue" | "cipher" | "trade";
            systemId: number;
        };
        /** @description The goal of a mission of kind survey or salvage or rescue or cipher or trade. */
        SavedErrandInput: {
            /** @enum {string} */
            kind: "survey" | "salvage" | "rescue" | "cipher" | "trade";
            systemId: number;
        };
        /** @description The target of a task of kind expand. */
        SavedExpansion: {
            /** @constant */
            kind: "expand";
        };
        /** @description The target of a task of kind expand. */
        SavedExpansionInput: {
            /** @constant */
            kind: "expand";
        };
        /** @description The goal of a mission of kind expedition. */
        SavedExpedition: {
            /** @enum {string} */
            kind: "expedition";
            needed: number;
            /**
             * @description Class of the star.
             * @enum {string}
             */
            starClass: "M" | "K" | "G" | "F" | "A" | "B" | "O" | "white-dwarf" | "red-giant" | "neutron-star" | "black-hole";
        };
        /** @description The goal of a mission of kind expedition. */
        SavedExpeditionInput: {
            /** @enum {string} */
            kind: "expedition";
            needed: number;
            /**
             * @description Class of the star.
             * @enum {string}
             */
            starClass: "M" | "K" | "G" | "F" | "A" | "B" | "O" | "white-dwarf" | "red-giant" | "neutron-star" | "black-hole";
        };
        /** @description The target of a task of kind explore. */
        SavedExploration: {
            /** @enum {string} */
            focus: "survey" | "harvest" | "salvage";
            /** @constant */
            kind: "explore";
            systemId: number;
        };
        /** @description The target of a task of kind explore. */
        SavedExplorationInput: {
            /** @enum {string} */
            focus: "survey" | "harvest" | "salvage";
            /** @constant */
            kind: "explore";
            systemId: number;
        };
        /** @description The game of a save, with missions of the kinds survey, delivery, salvage, rescue, study, refit, expedition, cipher, trade. Rules version 1 has no traits, factions and encounters. */
        SavedGame: {
            crew: components["schemas"]["SavedMember"][];
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty: "hard" | "standard" | "relaxed" | "sandbox";
            encounters?: {
                decided: {
                    /** @description Name of the player who gave the command. 1 to 24 characters, no blank at the ends. */
                    by?: string;
                    crewId: number | null;
                    option: string;
                    /** @enum {string} */
                    outcome: "good" | "bad";
                    turn: number;
                } | null;
                id: number;
                key: string;
                openedOnTurn: number;
                systemId: number;
            }[];
            endedCount: number;
            endReason: ("apex-relit" | "hull-destroyed" | "crew-lost" | "time-ran-out") | null;
            eventCount: number;
            expansions: number;
            factions?: {
                archive: {
                    lead: {
                        stage: number;
                        systemId: number;
                    } | null;
                    missions: number;
                    standing: number;
                };
                foundry: {
                    lead: {
                        stage: number;
                        systemId: number;
                    } | null;
                    missions: number;
                    standing: number;
                };
                wayfarers: {
                    lead: {
                        stage: number;
                        systemId: number;
                    } | null;
                    missions: number;
                    standing: number;
                };
            };
            hull: number;
            limit: number | null;
            missions: components["schemas"]["SavedMission"][];
            missionsCompleted: number;
            modules: {
                id: number;
                /** @enum {string} */
                kind: "reactor" | "drive" | "sensor" | "lab" | "fab" | "life-support" | "hydroponics" | "scoop" | "quarters" | "medbay" | "shield" | "core";
                tier: number;
            }[];
            nextCrewId: number;
            nextMissionId: number;
            nextModuleId: number;
            nextTaskId: number;
            positionId: number;
            quietUntilTurn?: number;
            resources: {
                alloy: number;
                credits: number;
                data: number;
                exotics: number;
                fragments: number;
                fuel: number;
                supplies: number;
            };
            rulesVersion: number;
            seed: number;
            sinceEncounter?: number;
            starvingTurns: number;
            /** @enum {string} */
            status: "active" | "won" | "lost";
            systems: {
                apex: boolean;
                arrivals: number;
                danger: number;
                fragment: boolean;
                id: number;
                name: string;
                revealed: boolean;
                /**
                 * @description Class of the star.
                 * @enum {string}
                 */
                starClass: "M" | "K" | "G" | "F" | "A" | "B" | "O" | "white-dwarf" | "red-giant" | "neutron-star" | "black-hole";
                visits: number;
                x: number;
                y: number;
            }[];
            tasks: components["schemas"]["SavedTask"][];
            techs: ("nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode")[];
            turn: number;
        };
        /** @description The game of a save, with missions of the kinds survey, delivery, salvage, rescue, study, refit, expedition, cipher, trade. Rules version 1 has no traits, factions and encounters. */
        SavedGameInput: {
            crew: components["schemas"]["SavedMemberInput"][];
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty: "hard" | "standard" | "relaxed" | "sandbox";
            encounters?: {
                decided: {
                    /** @description Name of the player who gave the command. 1 to 24 characters, no blank at the ends. */
                    by?: string;
                    crewId: number | null;
                    option: string;
                    /** @enum {string} */
                    outcome: "good" | "bad";
                    turn: number;
                } | null;
                id: number;
                key: string;
                openedOnTurn: number;
                systemId: number;
            }[];
            endedCount: number;
            endReason: ("apex-relit" | "hull-destroyed" | "crew-lost" | "time-ran-out") | null;
            eventCount: number;
            expansions: number;
            factions?: {
                archive: {
                    lead: {
                        stage: number;
                        systemId: number;
                    } | null;
                    missions: number;
                    standing: number;
                };
                foundry: {
                    lead: {
                        stage: number;
                        systemId: number;
                    } | null;
                    missions: number;
                    standing: number;
                };
                wayfarers: {
                    lead: {
                        stage: number;
                        systemId: number;
                    } | null;
                    missions: number;
                    standing: number;
                };
            };
            hull: number;
            limit: number | null;
            missions: components["schemas"]["SavedMissionInput"][];
            missionsCompleted: number;
            modules: {
                id: number;
                /** @enum {string} */
                kind: "reactor" | "drive" | "sensor" | "lab" | "fab" | "life-support" | "hydroponics" | "scoop" | "quarters" | "medbay" | "shield" | "core";
                tier: number;
            }[];
            nextCrewId: number;
            nextMissionId: number;
            nextModuleId: number;
            nextTaskId: number;
            positionId: number;
            quietUntilTurn?: number;
            resources: {
                alloy: number;
                credits: number;
                data: number;
                exotics: number;
                fragments: number;
                fuel: number;
                supplies: number;
            };
            rulesVersion: number;
            seed: number;
            sinceEncounter?: number;
            starvingTurns: number;
            /** @enum {string} */
            status: "active" | "won" | "lost";
            systems: {
                apex: boolean;
                arrivals: number;
                danger: number;
                fragment: boolean;
                id: number;
                name: string;
                revealed: boolean;
                /**
                 * @description Class of the star.
                 * @enum {string}
                 */
                starClass: "M" | "K" | "G" | "F" | "A" | "B" | "O" | "white-dwarf" | "red-giant" | "neutron-star" | "black-hole";
                visits: number;
                x: number;
                y: number;
            }[];
            tasks: components["schemas"]["SavedTaskInput"][];
            techs: ("nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode")[];
            turn: number;
        };
        /** @description The target of a task of kind jump. */
        SavedJump: {
            /** @constant */
            kind: "jump";
            systemId: number;
        };
        /** @description The target of a task of kind jump. */
        SavedJumpInput: {
            /** @constant */
            kind: "jump";
            systemId: number;
        };
        /** @description A crew member as stored in saves. */
        SavedMember: {
            fatigue: number;
            id: number;
            name: string;
            skills: {
                engineering: {
                    level: number;
                    xp: number;
                };
                leadership: {
                    level: number;
                    xp: number;
                };
                navigation: {
                    level: number;
                    xp: number;
                };
                science: {
                    level: number;
                    xp: number;
                };
                survey: {
                    level: number;
                    xp: number;
                };
            };
            /** @enum {string} */
            trait?: "steady" | "curious" | "thrifty" | "bold" | "gentle" | "sleepless" | "handy" | "wary" | "silver-tongued" | "restless";
        };
        /** @description A crew member as stored in saves. */
        SavedMemberInput: {
            fatigue: number;
            id: number;
            name: string;
            skills: {
                engineering: {
                    level: number;
                    xp: number;
                };
                leadership: {
                    level: number;
                    xp: number;
                };
                navigation: {
                    level: number;
                    xp: number;
                };
                science: {
                    level: number;
                    xp: number;
                };
                survey: {
                    level: number;
                    xp: number;
                };
            };
            /** @enum {string} */
            trait?: "steady" | "curious" | "thrifty" | "bold" | "gentle" | "sleepless" | "handy" | "wary" | "silver-tongued" | "restless";
        };
        /** @description A mission as stored in saves. */
        SavedMission: {
            acceptedOnTurn: number | null;
            deadline: number | null;
            endedOnTurn: number | null;
            goal: components["schemas"]["SavedErrand"] | components["schemas"]["SavedDelivery"] | components["schemas"]["SavedStudy"] | components["schemas"]["SavedRefit"] | components["schemas"]["SavedExpedition"];
            hops: number;
            id: number;
            offeredOnTurn: number;
            progress: number[];
            reward: {
                alloy?: number;
                credits?: number;
                data?: number;
                exotics?: number;
                fragments?: number;
                fuel?: number;
                supplies?: number;
            };
            /** @enum {string} */
            status: "offered" | "accepted" | "completed" | "failed" | "expired" | "abandoned";
        };
        /** @description A mission as stored in saves. */
        SavedMissionInput: {
            acceptedOnTurn: number | null;
            deadline: number | null;
            endedOnTurn: number | null;
            goal: components["schemas"]["SavedErrandInput"] | components["schemas"]["SavedDeliveryInput"] | components["schemas"]["SavedStudyInput"] | components["schemas"]["SavedRefitInput"] | components["schemas"]["SavedExpeditionInput"];
            hops: number;
            id: number;
            offeredOnTurn: number;
            progress: number[];
            reward: {
                alloy?: number;
                credits?: number;
                data?: number;
                exotics?: number;
                fragments?: number;
                fuel?: number;
                supplies?: number;
            };
            /** @enum {string} */
            status: "offered" | "accepted" | "completed" | "failed" | "expired" | "abandoned";
        };
        /** @description A whole save with its log. Amounts are hundredths. */
        SaveDocument: {
            /** @description XXH64 of the canonical text without this field. */
            checksum: string;
            events: {
                /** @description Name of the player who gave the command. 1 to 24 characters, no blank at the ends. */
                by?: string;
                figures: {
                    [key: string]: number | string;
                };
                /** @description An open list: admins and later releases add kinds. */
                kind: string;
                number: number;
                refs: {
                    crewId?: number;
                    missionId?: number;
                    moduleId?: number;
                    systemId?: number;
                    taskId?: number;
                    techId?: string;
                };
                /** @enum {string} */
                severity: "info" | "good" | "warn" | "bad";
                text: string;
                turn: number;
            }[];
            /** @constant */
            format: "outbound-space-save";
            game: components["schemas"]["SavedGame"];
            /** @description Numbers of the oldest events and ended tasks that are missing, because the document would be longer than 4 MiB or because they were deleted. Absent if none is missing. */
            omitted?: {
                events: number;
                tasks: number;
            };
            tasks: {
                endedOnTurn: number;
                helperNames: string[];
                leadName: string;
                number: number;
                /** @enum {string} */
                outcome: "completed" | "cancelled" | "failed";
                refund: {
                    alloy?: number;
                    credits?: number;
                    data?: number;
                    exotics?: number;
                    fragments?: number;
                    fuel?: number;
                    supplies?: number;
                };
                task: components["schemas"]["SavedTask"];
            }[];
            version: number;
        };
        /** @description A whole save with its log. Amounts are hundredths. */
        SaveDocumentInput: {
            /** @description XXH64 of the canonical text without this field. */
            checksum: string;
            events: {
                /** @description Name of the player who gave the command. 1 to 24 characters, no blank at the ends. */
                by?: string;
                figures: {
                    [key: string]: number | string;
                };
                /** @description An open list: admins and later releases add kinds. */
                kind: string;
                number: number;
                refs: {
                    crewId?: number;
                    missionId?: number;
                    moduleId?: number;
                    systemId?: number;
                    taskId?: number;
                    techId?: string;
                };
                /** @enum {string} */
                severity: "info" | "good" | "warn" | "bad";
                text: string;
                turn: number;
            }[];
            /** @constant */
            format: "outbound-space-save";
            game: components["schemas"]["SavedGameInput"];
            /** @description Numbers of the oldest events and ended tasks that are missing, because the document would be longer than 4 MiB or because they were deleted. Absent if none is missing. */
            omitted?: {
                events: number;
                tasks: number;
            };
            tasks: {
                endedOnTurn: number;
                helperNames: string[];
                leadName: string;
                number: number;
                /** @enum {string} */
                outcome: "completed" | "cancelled" | "failed";
                refund: {
                    alloy?: number;
                    credits?: number;
                    data?: number;
                    exotics?: number;
                    fragments?: number;
                    fuel?: number;
                    supplies?: number;
                };
                task: components["schemas"]["SavedTaskInput"];
            }[];
            version: number;
        };
        /** @description The goal of a mission of kind refit. */
        SavedRefit: {
            /** @enum {string} */
            kind: "refit";
            /** @enum {string} */
            module: "reactor" | "drive" | "sensor" | "lab" | "fab";
            toTier: number;
        };
        /** @description The goal of a mission of kind refit. */
        SavedRefitInput: {
            /** @enum {string} */
            kind: "refit";
            /** @enum {string} */
            module: "reactor" | "drive" | "sensor" | "lab" | "fab";
            toTier: number;
        };
        /** @description The target of a task of kind research. */
        SavedResearch: {
            /** @constant */
            kind: "research";
            /**
             * @description Id of a technology.
             * @enum {string}
             */
            techId: "nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode";
        };
        /** @description The target of a task of kind research. */
        SavedResearchInput: {
            /** @constant */
            kind: "research";
            /**
             * @description Id of a technology.
             * @enum {string}
             */
            techId: "nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode";
        };
        /** @description The goal of a mission of kind study. */
        SavedStudy: {
            /** @enum {string} */
            kind: "study";
            /**
             * @description Id of a technology.
             * @enum {string}
             */
            techId: "nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode";
        };
        /** @description The goal of a mission of kind study. */
        SavedStudyInput: {
            /** @enum {string} */
            kind: "study";
            /**
             * @description Id of a technology.
             * @enum {string}
             */
            techId: "nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode";
        };
        /** @description A task as stored in saves, one of jump, explore, upgrade, expand, build, research. */
        SavedTask: {
            /** @description Name of the player who gave the command. 1 to 24 characters, no blank at the ends. */
            by?: string;
            helperIds: number[];
            id: number;
            leadId: number;
            paid: {
                alloy?: number;
                credits?: number;
                data?: number;
                exotics?: number;
                fragments?: number;
                fuel?: number;
                supplies?: number;
            };
            queuedOnTurn: number;
            run?: {
                baseTurns: number;
                difficulty: number;
                durationTurns: number;
                explain: components["schemas"]["Factor"][];
                fuel: number;
                power: number;
                ratio: number;
                remainingTurns: number;
                startedOnTurn: number;
            };
            target: components["schemas"]["SavedJump"] | components["schemas"]["SavedExploration"] | components["schemas"]["SavedUpgrade"] | components["schemas"]["SavedExpansion"] | components["schemas"]["SavedBuild"] | components["schemas"]["SavedResearch"];
        };
        /** @description A task as stored in saves, one of jump, explore, upgrade, expand, build, research. */
        SavedTaskInput: {
            /** @description Name of the player who gave the command. 1 to 24 characters, no blank at the ends. */
            by?: string;
            helperIds: number[];
            id: number;
            leadId: number;
            paid: {
                alloy?: number;
                credits?: number;
                data?: number;
                exotics?: number;
                fragments?: number;
                fuel?: number;
                supplies?: number;
            };
            queuedOnTurn: number;
            run?: {
                baseTurns: number;
                difficulty: number;
                durationTurns: number;
                explain: components["schemas"]["FactorInput"][];
                fuel: number;
                power: number;
                ratio: number;
                remainingTurns: number;
                startedOnTurn: number;
            };
            target: components["schemas"]["SavedJumpInput"] | components["schemas"]["SavedExplorationInput"] | components["schemas"]["SavedUpgradeInput"] | components["schemas"]["SavedExpansionInput"] | components["schemas"]["SavedBuildInput"] | components["schemas"]["SavedResearchInput"];
        };
        /** @description The target of a task of kind upgrade. */
        SavedUpgrade: {
            /** @constant */
            kind: "upgrade";
            moduleId: number;
            toTier: number;
        };
        /** @description The target of a task of kind upgrade. */
        SavedUpgradeInput: {
            /** @constant */
            kind: "upgrade";
            moduleId: number;
            toTier: number;
        };
        /** @description The score with its items, and the end of the game. */
        SaveSummary: {
            ending: ("chorus" | "concord" | "banner" | "long-watch" | "relit" | "adrift" | "silence" | "dark") | null;
            /** @description Sentences about this game; empty while it is active. */
            epilogue: string[];
            items: {
                /** @description How many. */
                count: number;
                /** @description Points of each. */
                each: number;
                /** @description What the points are for. */
                item: string;
                /** @description count × each. */
                points: number;
            }[];
            /** @description The sum of the items. */
            score: number;
            /**
             * @description State of the game.
             * @enum {string}
             */
            status: "active" | "won" | "lost";
            /** @description The turn now: the number of turns passed. */
            turn: number;
        };
        Score: {
            daily: string | null;
            /**
             * @description hard 170 turns, standard 200, relaxed 240, sandbox unlimited.
             * @enum {string}
             */
            difficulty: "hard" | "standard" | "relaxed" | "sandbox";
            /** @description How it ended. */
            ending: string;
            /**
             * Format: date-time
             * @description When it was won.
             */
            finishedAt: string;
            /** @description Name of the game when it was won. */
            name: string;
            /** @description Rank in the whole list; 1 is the best. */
            rank: number;
            /** @description Points. */
            score: number;
            /** @description The turn of the win. */
            turn: number;
            watchId: string | null;
        };
        /** @description Clean games that were won, except `main`, the best first: by score, then turn, then time. */
        ScorePage: {
            scores: components["schemas"]["Score"][];
            /** @description Scores on all pages. */
            total: number;
        };
        Ship: {
            berths: {
                /** @description Berths of the ship. */
                total: number;
                /** @description Crew aboard. */
                used: number;
            };
            buildable: {
                /** @description Power drawn. */
                draw: number;
                effect: string;
                /**
                 * @description Kind of build.
                 * @enum {string}
                 */
                kind: "hydroponics" | "scoop" | "quarters" | "medbay" | "shield" | "patch" | "core";
                lockedBecause: string | null;
                name: string;
                price: components["schemas"]["Goods"];
                /** @description Slots taken. */
                slots: number;
            }[];
            /** @description Power demanded. */
            demand: number;
            expansion: {
                /** @description Expansions so far. */
                done: number;
                lockedBecause: string | null;
                price: components["schemas"]["Goods"];
            };
            grid: {
                /**
                 * @description The ratio in a word.
                 * @enum {string}
                 */
                label: "blackout" | "brownout" | "tight" | "balanced" | "surplus";
                /** @description Supply ÷ demand, rounded down to hundredths. */
                ratio: number;
            };
            hull: number;
            modules: {
                /** @description Highest tier allowed now. */
                cap: number;
                /** @description Power drawn at this tier. */
                draw: number;
                effect: string;
                /** @description Id of the module. */
                id: number;
                /**
                 * @description Kind of module.
                 * @enum {string}
                 */
                kind: "reactor" | "drive" | "sensor" | "lab" | "fab" | "life-support" | "hydroponics" | "scoop" | "quarters" | "medbay" | "shield" | "core";
                name: string;
                /** @description Slots taken. */
                slots: number;
                /** @description Current tier. */
                tier: number;
                upgrade: {
                    lockedBecause: string | null;
                    price: components["schemas"]["Goods"];
                    /** @description The next tier. */
                    toTier: number;
                } | null;
            }[];
            /** @description Range of one jump in light years. */
            range: number;
            slots: {
                /** @description Slots left. */
                free: number;
                /** @description Slots of the ship. */
                total: number;
                /** @description Slots taken. */
                used: number;
            };
            /** @description Power supplied. */
            supply: number;
            /** @description Fuel capacity of the tank. */
            tank: number;
        };
        SkillLevel: {
            level: number;
            /** @description XP towards the next level. */
            xp: number;
            xpToNext: number | null;
        };
        /** @description What a faction thinks of the ship. */
        Standing: {
            /**
             * @description A faction of the relay network.
             * @enum {string}
             */
            faction: "wayfarers" | "foundry" | "archive";
            name: string;
            standing: number;
        };
        /** @description Status of the service, at most five seconds old. */
        Status: {
            /** @description Games of the service, the main one included. */
            games: number;
            /** @description Games that their players listed. */
            gamesListed: number;
            /** @description Games with a command within the last 24 hours, besides their creation. */
            gamesPlayed: number;
            /** @description Wins on the scoreboard. */
            scores: number;
            /** @description Name of the service. */
            service: string;
            /**
             * Format: date-time
             * @description When the answering process started. ISO 8601, UTC.
             */
            startedAt: string;
            /** @description Whole seconds since `startedAt`. */
            uptimeSeconds: number;
            /** @description Semantic version of the service. */
            version: string;
        };
        /** @description The next stage of a faction's story: arriving there opens it. */
        StoryLead: {
            stage: number;
            /** @description Id of the system where the stage waits. */
            systemId: number;
            /**
             * @description A faction of the relay network.
             * @enum {string}
             */
            thread: "wayfarers" | "foundry" | "archive";
        };
        /** @description A system as shown on the charts. */
        System: {
            /** @description True for the system whose star the win relights. */
            apex: boolean;
            danger: number;
            /** @description Light years from the ship. */
            distance: number;
            explored: boolean;
            fuelToJump: number | null;
            hops: number | null;
            /** @description Id of the system. */
            id: number;
            name: string;
            /** @description Within one jump with the current fuel. */
            reachable: boolean;
            /**
             * @description Class of the star.
             * @enum {string}
             */
            starClass: "M" | "K" | "G" | "F" | "A" | "B" | "O" | "white-dwarf" | "red-giant" | "neutron-star" | "black-hole";
            /** @description Completed explorations. */
            visits: number;
            /** @description Light years from the corner of the box. */
            x: number;
            /** @description Light years from the corner of the box. */
            y: number;
        };
        SystemAnswer: {
            activeTask: components["schemas"]["Task"] | null;
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            system: components["schemas"]["SystemDetail"];
        };
        SystemDetail: {
            /** @description True for the system whose star the win relights. */
            apex: boolean;
            bodies: {
                kind: string;
                name: string;
            }[] | null;
            danger: number;
            /** @description Light years from the ship. */
            distance: number;
            explored: boolean;
            /**
             * @description A faction of the relay network.
             * @enum {string}
             */
            faction: "wayfarers" | "foundry" | "archive";
            fuelToJump: number | null;
            /** @description Hazard of the star's class. */
            hazard: number;
            /** @description The 20 newest events about the system, newest first. */
            history: {
                kind: string;
                /** @description The event as a sentence. */
                text: string;
                /** @description Turn on which it happened. */
                turn: number;
            }[];
            hops: number | null;
            /** @description Id of the system. */
            id: number;
            name: string;
            neighbours: {
                /** @description Light years. */
                distance: number;
                /** @description Fuel of the jump. */
                fuelToJump: number;
                name: string;
                /** @description Id of the neighbour. */
                systemId: number;
            }[];
            /** @description Within one jump with the current fuel. */
            reachable: boolean;
            /**
             * @description Class of the star.
             * @enum {string}
             */
            starClass: "M" | "K" | "G" | "F" | "A" | "B" | "O" | "white-dwarf" | "red-giant" | "neutron-star" | "black-hole";
            /** @description Completed explorations. */
            visits: number;
            /** @description Light years from the corner of the box. */
            x: number;
            /** @description Light years from the corner of the box. */
            y: number;
            yields: {
                harvest: components["schemas"]["Yields"];
                salvage: components["schemas"]["Yields"];
                survey: components["schemas"]["Yields"];
            } | null;
        };
        /** @description A column, the type of its values, and the values that it takes. */
        TableColumn: {
            /** @description Value of a new row that omits the column. */
            defaultValue?: unknown;
            /** @description May be omitted from a new row: the database sets `defaultValue`, or the next number if there is none. */
            hasDefault: boolean;
            /**
             * @description Milliseconds since 1970, in real or simulated time.
             * @enum {string}
             */
            instant?: "real" | "simulated";
            /** @description Greatest value, or greatest length of a text in characters. */
            max?: number;
            /** @description Least value, or least length of a text in characters. */
            min?: number;
            name: string;
            nullable: boolean;
            /** @description The only values allowed. */
            oneOf?: string[];
            /** @description The value must exist in this column. */
            references?: {
                column: string;
                table: string;
            };
            /** @enum {string} */
            type: "integer" | "real" | "text" | "boolean" | "json";
        };
        /** @description A table's columns and constraints. */
        TableDescription: {
            /** @description True if rows can be added: false for a read-only or delete-only table, and if a row needs a secret. */
            canAdd: boolean;
            /** @description The visible columns, in order. */
            columns: components["schemas"]["TableColumn"][];
            /** @description Rows can be read and deleted, but not changed. */
            deleteOnly: boolean;
            name: string;
            /** @description The columns that identify a row, in order. */
            primaryKey: string[];
            /** @description Rows can be read but not changed. */
            readOnly: boolean;
            /** @description Sets of columns, besides the primary key, whose values are unique together. */
            unique: string[][];
        };
        /** @description One page of a table's rows, with the table's description. */
        TablePage: {
            /** @description `after` of the next page, which may be shorter than `limit`. Null on the last page. */
            next: string | null;
            rows: components["schemas"]["TableRow"][];
            table: components["schemas"]["TableDescription"];
            /** @description Rows that match the filters, on all pages. A lower bound if `totalIsExact` is false. */
            total: number;
            /** @description False if more than 10,000 rows would have to be counted. */
            totalIsExact: boolean;
        };
        /** @description A row: a value for each listed column, typed as the table's description says. */
        TableRow: {
            [key: string]: unknown;
        };
        /** @description The target of a task; only the fields of its kind are present. */
        Target: {
            /**
             * @description Kind of build.
             * @enum {string}
             */
            build?: "hydroponics" | "scoop" | "quarters" | "medbay" | "shield" | "patch" | "core";
            /**
             * @description The focus of an exploration.
             * @enum {string}
             */
            focus?: "survey" | "harvest" | "salvage";
            /**
             * @description Kind of the module.
             * @enum {string}
             */
            module?: "reactor" | "drive" | "sensor" | "lab" | "fab" | "life-support" | "hydroponics" | "scoop" | "quarters" | "medbay" | "shield" | "core";
            /** @description Id of the module to upgrade. */
            moduleId?: number;
            /** @description Id of the system to jump to or explore. */
            systemId?: number;
            systemName?: string;
            /**
             * @description Id of a technology.
             * @enum {string}
             */
            techId?: "nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode";
            /** @description Target tier of the upgrade. */
            toTier?: number;
        };
        /** @description A task in the queue. The figures of a pending task are estimates, which change with the game. */
        Task: {
            /**
             * @description Power band of the ratio.
             * @enum {string}
             */
            band: "critical" | "strained" | "short" | "nominal" | "strong" | "surplus" | "overdrive";
            /** @description Name of the player who gave the command, if given. */
            by?: string;
            cost: components["schemas"]["Goods"];
            /** @description Difficulty of the task. */
            difficulty: number;
            /** @description Turns from start to end. */
            durationTurns: number;
            /** @description Turn on which it ends. */
            endsOnTurn: number;
            /** @description The factors of power and time, then the effects of traits on fatigue and XP. */
            explain: components["schemas"]["Factor"][];
            helpers: components["schemas"]["CrewName"][];
            /** @description Id of the task. */
            id: number;
            /**
             * @description Kind of task.
             * @enum {string}
             */
            kind: "jump" | "explore" | "upgrade" | "expand" | "build" | "research";
            lead: components["schemas"]["CrewName"];
            /** @description Power of the team at the current grid and module tier. */
            power: number;
            /** @description Power ÷ difficulty, rounded down to hundredths. */
            ratio: number;
            /** @description Turns left. */
            remainingTurns: number;
            /**
             * @description The skill that counts and gains XP.
             * @enum {string}
             */
            skill: "navigation" | "survey" | "engineering" | "science";
            /** @description Turn on which it starts or started. */
            startsOnTurn: number;
            /**
             * @description The first task of the queue is active.
             * @enum {string}
             */
            status: "active" | "pending";
            target: components["schemas"]["Target"];
        };
        /** @description A task as it would be. The task that is previewed has no id yet. */
        TaskPreview: {
            /**
             * @description Power band of the ratio.
             * @enum {string}
             */
            band: "critical" | "strained" | "short" | "nominal" | "strong" | "surplus" | "overdrive";
            /** @description Name of the player who gave the command, if given. */
            by?: string;
            cost: components["schemas"]["Goods"];
            /** @description Difficulty of the task. */
            difficulty: number;
            /** @description Turns from start to end. */
            durationTurns: number;
            /** @description Turn on which it ends. */
            endsOnTurn: number;
            /** @description The factors of power and time, then the effects of traits on fatigue and XP. */
            explain: components["schemas"]["Factor"][];
            helpers: components["schemas"]["CrewName"][];
            id: number | null;
            /**
             * @description Kind of task.
             * @enum {string}
             */
            kind: "jump" | "explore" | "upgrade" | "expand" | "build" | "research";
            lead: components["schemas"]["CrewName"];
            /** @description Power of the team at the current grid and module tier. */
            power: number;
            /** @description Power ÷ difficulty, rounded down to hundredths. */
            ratio: number;
            /** @description Turns left. */
            remainingTurns: number;
            /**
             * @description The skill that counts and gains XP.
             * @enum {string}
             */
            skill: "navigation" | "survey" | "engineering" | "science";
            /** @description Turn on which it starts or started. */
            startsOnTurn: number;
            /**
             * @description The first task of the queue is active.
             * @enum {string}
             */
            status: "active" | "pending";
            target: components["schemas"]["Target"];
        };
        /** @description The task with its new team, and the updated queue. */
        TeamAnswer: {
            activeTask: components["schemas"]["Task"] | null;
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            task: components["schemas"]["Task"];
            teams: components["schemas"]["Teams"];
        };
        /** @description The team of a pending task. */
        TeamRequest: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @description Crew member who leads the task. */
            leadId: number;
        };
        /** @description Proposed teams for a task. */
        Teams: {
            /** @description The team that needs the fewest turns; of equally fast teams the strongest. */
            fastest: components["schemas"]["ProposedTeam"];
            /** @description The smallest team that is as fast. */
            fewest: components["schemas"]["ProposedTeam"];
        };
        Tech: {
            cost: components["schemas"]["Goods"];
            /**
             * @description Id of a technology.
             * @enum {string}
             */
            id: "nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode";
            lockedBecause: string | null;
            name: string;
            needs: ("nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode")[];
            needsSome: {
                /** @description How many of `of` are needed. */
                count: number;
                of: ("nav1" | "sur1" | "eng1" | "sci1" | "life1" | "pow1" | "nav2" | "sur2" | "eng2" | "sci2" | "life2" | "pow2" | "nav3" | "sur3" | "eng3" | "sci3" | "life3" | "pow3" | "nav4" | "exo4" | "sci4" | "pow4" | "core5" | "lode")[];
            } | null;
            /** @description The technology is needed on the way to the Lodestar Core. */
            pathToGoal: boolean;
            /**
             * @description open: its prerequisites are researched.
             * @enum {string}
             */
            state: "known" | "queued" | "open" | "locked";
            tier: number;
            unlocks: string[];
        };
        /** @description The worked turn. `encounter` is the encounter that is open now. `lapsed` is the one that took its cautious option because nobody had decided. */
        TurnAnswer: {
            activeTask: components["schemas"]["Task"] | null;
            completed: components["schemas"]["EndedTask"] | null;
            encounter: components["schemas"]["Encounter"] | null;
            /** @description Events, oldest first. */
            events: components["schemas"]["Event"][];
            failed: components["schemas"]["EndedTask"][];
            lapsed: components["schemas"]["Encounter"] | null;
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            /** @description The queue was empty and nothing changed. */
            skipped: boolean;
            started: components["schemas"]["Task"] | null;
            /** @description The turn now. */
            turn: number;
            /** @description What will go wrong within 10 turns if the queue stays as it is. */
            warnings: components["schemas"]["Warning"][];
            xp: components["schemas"]["Experience"][];
        };
        TurnRequest: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description The turn that the client expects the game to be on. */
            expectedTurn?: number;
        };
        /** @description The next tier of a module. */
        UpgradeOrder: {
            /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
            by?: string;
            /** @description Crew members who help: at most three, no duplicates, not the lead. */
            helperIds?: number[];
            /** @description Crew member who leads the task. */
            leadId: number;
            /** @description The module. */
            moduleId: number;
        };
        /** @description Something that will go wrong if the queue stays as it is. */
        Warning: {
            /**
             * @description What will go wrong.
             * @enum {string}
             */
            code: "hunger" | "crew-lost" | "fuel-short" | "order-fails" | "deadline-missed" | "exhausted";
            refs: components["schemas"]["EventRefs"];
            /** @description What will go wrong, as a sentence. */
            text: string;
            /** @description Turn on which it will happen. */
            turn: number;
        };
        /** @description The galaxy as the ship knows it. */
        World: {
            activeTask: components["schemas"]["Task"] | null;
            encounter: components["schemas"]["Encounter"] | null;
            /** @description How long the supplies last. */
            food: {
                /** @description Supplies grown a turn. */
                grown: number;
                turnsLeft: number | null;
                /** @description Supplies eaten a turn. */
                upkeep: number;
            };
            goal: components["schemas"]["Goal"];
            /** @description Pairs of systems within one jump of each other. */
            lanes: number[][];
            /** @description The systems where the factions' stories continue. */
            leads: components["schemas"]["StoryLead"][];
            /** @description Suggested calls, the most useful first. */
            nextSteps: components["schemas"]["NextStep"][];
            /** @description In the order in which they will start. */
            pendingTasks: components["schemas"]["Task"][];
            position: {
                /** @description Id of the current system. */
                systemId: number;
            };
            resources: {
                alloy: components["schemas"]["Resource"];
                credits: components["schemas"]["Resource"];
                data: components["schemas"]["Resource"];
                exotics: components["schemas"]["Resource"];
                fragments: components["schemas"]["Resource"];
                fuel: components["schemas"]["Resource"];
                supplies: components["schemas"]["Resource"];
            };
            save: components["schemas"]["Save"];
            /** @description Systems whose fragment signal is detected. */
            signals: number[];
            standing: components["schemas"]["Standing"][];
            systems: components["schemas"]["System"][];
        };
        /** @description Yields of the next exploration. */
        Yields: {
            /** @description Alloy. */
            alloy: number;
            /** @description Credits. */
            credits: number;
            data: {
                /** @description Maximum. */
                high: number;
                /** @description Minimum. */
                low: number;
            };
            /** @description Chance of exotics, 0 to 1. */
            exoticChance: number;
            /** @description Fuel. */
            fuel: number;
            /** @description Supplies. */
            supplies: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description `r`: points left. `t`: seconds until all points are back. They count for the address or for the caller, whichever has fewer points left. Absent if limits are off. */
        RateLimit: string;
        /** @description The limit that RateLimit refers to. `q`: its points. `w`: seconds in which all of them come back. */
        RateLimitPolicy: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    adminListTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The names of all tables, in alphabetical order. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    adminListRows: {
        parameters: {
            query?: {
                /** @description `next` of an earlier page with the same filters, order and direction, in place of `offset`. */
                after?: string;
                /** @description Ascending or descending. Null comes first in ascending order. */
                direction?: "asc" | "desc";
                /** @description Maximum number of rows on the page. */
                limit?: number;
                /** @description Rows to skip: at most 10,000 in a longer table. `after` has no such limit. */
                offset?: number;
                /** @description The column to sort by, and then by the primary key. Default: the primary key. A table of more than 10,000 rows can be sorted only as one of its indexes is, after the columns of the filters. */
                orderBy?: string;
                /** @description `where.<column>=value` for each column to filter by. A row must match all filters. Integers are plain decimals, booleans are true or false, json is JSON text, which is compared with the stored text. An empty value means null if the column is nullable and not text. */
                where?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path: {
                /** @description A name from the list of tables. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-table" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description One page of a table's rows, with the table's description. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablePage"];
                };
            };
        };
    };
    adminAddRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A name from the list of tables. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Values by column: integers and reals as JSON numbers, booleans as true or false, json as a JSON value, null where the column is nullable. */
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "unknown-table" | "read-only-table" | "constraint-violation" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description A row: a value for each listed column, typed as the table's description says. */
            201: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableRow"];
                };
            };
        };
    };
    adminDeleteRow: {
        parameters: {
            query: {
                /** @description `pk.<column>=value` for each column of the table's primary key, written as in a filter. */
                pk: {
                    [key: string]: string;
                };
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A name from the list of tables. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "unknown-table" | "unknown-row" | "read-only-table" | "constraint-violation" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description A row: a value for each listed column, typed as the table's description says. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableRow"];
                };
            };
        };
    };
    adminEditRow: {
        parameters: {
            query: {
                /** @description `pk.<column>=value` for each column of the table's primary key, written as in a filter. */
                pk: {
                    [key: string]: string;
                };
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A name from the list of tables. */
                name: string;
            };
            cookie?: never;
        };
        /** @description Values by column: integers and reals as JSON numbers, booleans as true or false, json as a JSON value, null where the column is nullable. */
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "unknown-table" | "unknown-row" | "read-only-table" | "constraint-violation" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description A row: a value for each listed column, typed as the table's description says. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableRow"];
                };
            };
        };
    };
    getCrew: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crew"];
                };
            };
        };
    };
    getDaily: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The game of the day: the same for everybody. POST /api/games with `daily` starts it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Daily"];
                };
            };
        };
    };
    listEncounters: {
        parameters: {
            query?: {
                /** @description Only encounters with a smaller id. For the next page, give the last id received. */
                before?: number;
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Maximum number of decided encounters. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Encounters"];
                };
            };
        };
    };
    chooseOption: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-crew" | "unknown-encounter" | "unknown-option" | "game-over" | "already-decided" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "not-enough-resources" | "requirement-not-met" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChooseAnswer"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater seq. */
                after?: number;
                /** @description Only events with a smaller seq. For the next page, give the last seq received. */
                before?: number;
                /** @description Only events about this crew member. */
                crewId?: number;
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Only events of this kind. A value without a dot, such as `mission`, means all kinds of the group. */
                kind?: string;
                /** @description Maximum number of events. */
                limit?: number;
                /** @description Only events about this system. */
                systemId?: number;
                /** @description Only events of this turn. */
                turn?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: {
                /** @description seq of the last event received. */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests" | "too-many-streams";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description A stream of events. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    orderExplore: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description An exploration of the system where the ship will be; focus survey by default. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExploreOrder"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-crew" | "game-over" | "queue-full" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "lead-among-helpers" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The task and the queue as they would be. Nothing was changed. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            /** @description The queued task and the updated queue. */
            202: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    /** @description Path of the queued task. */
                    Location?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
        };
    };
    getForecast: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Maximum number of turns. */
                turns?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The next turns if the queue stays as it is, with minimum yields, no accidents and no random events. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forecast"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Maximum number of games. */
                limit?: number;
                /** @description Games to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GameRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "foreign-host" | "cross-site" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "too-many-games";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description A game of this service. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id or watchId; `main` for the main game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description A game of this service. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    deleteGame: {
        parameters: {
            query?: {
                /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
                by?: string;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game's id or watchId; `main` for the main game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "main-game" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description A game of this service. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    changeGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game's id or watchId; `main` for the main game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GameChange"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description A game of this service. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    orderJump: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description One jump. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JumpOrder"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-system" | "unknown-crew" | "game-over" | "queue-full" | "already-there" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "lead-among-helpers" | "out-of-range" | "not-enough-fuel" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The task and the queue as they would be. Nothing was changed. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            /** @description The queued task and the updated queue. */
            202: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    /** @description Path of the queued task. */
                    Location?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
        };
    };
    listMissions: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mission"][];
                };
            };
        };
    };
    abandonMission: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        /** @description The name of the player who decides. It may be left out. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MissionRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-mission" | "game-over" | "mission-ended" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissionAnswer"];
                };
            };
        };
    };
    acceptMission: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        /** @description The name of the player who decides. It may be left out. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MissionRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-mission" | "game-over" | "mission-not-offered" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissionAnswer"];
                };
            };
        };
    };
    getDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The document. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    placeOrders: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Several orders at once. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdersRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-system" | "unknown-module" | "unknown-tech" | "unknown-kind" | "unknown-crew" | "unknown-mission" | "game-over" | "queue-full" | "already-there" | "already-researched" | "already-queued" | "tier-cap" | "no-free-slot" | "already-built" | "hull-sound" | "expansion-limit" | "mission-not-offered" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "lead-among-helpers" | "not-enough-resources" | "out-of-range" | "not-enough-fuel" | "missing-prerequisites" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description What would be queued and accepted. Nothing was changed. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersPreview"];
                };
            };
            /** @description What was queued and accepted, and the updated queue. */
            202: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersAnswer"];
                };
            };
        };
    };
    listProblems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description All codes, in the order of their statuses. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemKind"][];
                };
            };
        };
    };
    getReplay: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "daily-running" | "game-running" | "no-replay" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description Everything needed to play the game again with the same result. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
        };
    };
    orderResearch: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description One technology. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResearchOrder"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-tech" | "unknown-crew" | "game-over" | "queue-full" | "already-researched" | "already-queued" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "lead-among-helpers" | "not-enough-resources" | "missing-prerequisites" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The task and the queue as they would be. Nothing was changed. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            /** @description The queued task and the updated queue. */
            202: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    /** @description Path of the queued task. */
                    Location?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
        };
    };
    getRoute: {
        parameters: {
            query: {
                /** @description Id of the system to start from, for example where queued jumps end. */
                from?: number;
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Id of the destination. */
                to: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "unknown-system" | "out-of-range" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The fastest route and the one that needs the least fuel. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Route"];
                };
            };
        };
    };
    orderRoute: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description All jumps to a system. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteOrder"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-system" | "unknown-crew" | "game-over" | "queue-full" | "already-there" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "lead-among-helpers" | "out-of-range" | "not-enough-fuel" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The jumps as they would be. Nothing was changed. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutePreview"];
                };
            };
            /** @description The queued jumps and the updated queue. */
            202: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteAnswer"];
                };
            };
        };
    };
    getRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The tables of the rules as data. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rules"];
                };
            };
        };
    };
    getSave: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The score with its items, and the end of the game. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveSummary"];
                };
            };
        };
    };
    listArchives: {
        parameters: {
            query?: {
                /** @description Only archives older than the one with this id. For the next page, give the last id received. */
                before?: number;
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Maximum number of archives. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"][];
                };
            };
        };
    };
    deleteArchive: {
        parameters: {
            query?: {
                /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
                by?: string;
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-archive" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"];
                };
            };
        };
    };
    nameArchive: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveName"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-archive" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"];
                };
            };
        };
    };
    exportSave: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "daily-running" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description A whole save with its log. Amounts are hundredths. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveDocument"];
                };
            };
        };
    };
    listHistory: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    importSave: {
        parameters: {
            query?: {
                /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
                by?: string;
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A whole save with its log. Amounts are hundredths. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDocumentInput"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "save-invalid" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The game that replaced another one. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacedWorld"];
                };
            };
        };
    };
    startNewGame: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The game that replaced another one. */
            201: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacedWorld"];
                };
            };
        };
    };
    restoreSave: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Either a turn or an archive. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RestoreRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-archive" | "unknown-turn" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "save-invalid" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The game that replaced another one. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacedWorld"];
                };
            };
        };
    };
    listScores: {
        parameters: {
            query?: {
                /** @description Only daily games of this date. */
                daily?: string;
                /** @description Only of this difficulty. */
                difficulty?: "standard" | "hard";
                /** @description Maximum number of scores. */
                limit?: number;
                /** @description Scores to skip. */
                offset?: number;
                /** @description Won within the last 24 hours or 7 days. */
                period?: "day" | "week";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description Clean games that were won, except `main`, the best first: by score, then turn, then time. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScorePage"];
                };
            };
        };
    };
    getShip: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ship"];
                };
            };
        };
    };
    orderBuild: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A module or a hull patch. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuildOrder"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-kind" | "unknown-crew" | "game-over" | "queue-full" | "already-queued" | "no-free-slot" | "already-built" | "hull-sound" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "lead-among-helpers" | "not-enough-resources" | "missing-prerequisites" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The task and the queue as they would be. Nothing was changed. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            /** @description The queued task and the updated queue. */
            202: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    /** @description Path of the queued task. */
                    Location?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
        };
    };
    orderExpansion: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description An expansion: +3 slots, +1 berth. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpandOrder"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-crew" | "game-over" | "queue-full" | "expansion-limit" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "lead-among-helpers" | "not-enough-resources" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The task and the queue as they would be. Nothing was changed. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            /** @description The queued task and the updated queue. */
            202: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    /** @description Path of the queued task. */
                    Location?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
        };
    };
    orderUpgrade: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The next tier of a module. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeOrder"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-module" | "unknown-crew" | "game-over" | "queue-full" | "tier-cap" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "lead-among-helpers" | "not-enough-resources" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The task and the queue as they would be. Nothing was changed. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            /** @description The queued task and the updated queue. */
            202: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    /** @description Path of the queued task. */
                    Location?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description Status of the service, at most five seconds old. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    getPresentSystem: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAnswer"];
                };
            };
        };
    };
    getSystem: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "unknown-system" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAnswer"];
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Only tasks that ended before the one with this id. For the next page, give the last id received. */
                before?: number;
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Maximum number of ended tasks. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "unknown-task" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The queue and the latest ended tasks. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queue"];
                };
            };
        };
    };
    getTask: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "unknown-task" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"] | components["schemas"]["EndedTask"];
                };
            };
        };
    };
    cancelTask: {
        parameters: {
            query?: {
                /** @description Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it. 1 to 24 characters. Blanks at its ends are removed and not counted. */
                by?: string;
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-task" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The cancelled task with its refund, and the queue without it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAnswer"];
                };
            };
        };
    };
    changeTeam: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        /** @description The team of a pending task. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-crew" | "unknown-task" | "task-active" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "lead-among-helpers" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The task with its new team, and the updated queue. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
        };
    };
    moveTask: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
                /** @description Answers as the call would, with status 200, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "position-out-of-range" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "unknown-task" | "task-active" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The queued task and the updated queue. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
        };
    };
    listTechs: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tech"][];
                };
            };
        };
    };
    workTurn: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TurnRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "stale-turn" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The worked turn. `encounter` is the encounter that is open now. `lapsed` is the one that took its cautious option because nobody had decided. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnAnswer"];
                };
            };
        };
    };
    runTurns: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "foreign-host" | "cross-site" | "watch-only" | "unknown-game" | "stale-turn" | "revision-changed" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description Name and versions of the service. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The git commit that the service was built from. */
                        commit?: string;
                        name: string;
                        /** @description Raised when a change of the rules changes what happens in a running game. */
                        rulesVersion: number;
                        /** @description Semantic version. */
                        version: string;
                    };
                };
            };
        };
    };
    getWorld: {
        parameters: {
            query?: {
                /** @description The game's id, or its watchId, which only reads. Default: `main`. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-game" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description The galaxy as the ship knows it. */
            200: {
                headers: {
                    /** @description The state that the answer shows, for `If-Match`. */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error";
                    };
                };
            };
            /** @description The process is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "up";
                    };
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "stopping";
                    };
                };
            };
            /** @description The figures in Prometheus' text format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getProblemPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A code from GET /api/problems. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-problem" | "too-many-requests";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "overloaded" | "stopping";
                    };
                };
            };
            /** @description What the code means, for people. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the codes of this operation. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "malformed-request" | "foreign-host" | "cross-site";
                    };
                };
            };
            /** @description One of the codes of this operation. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "internal-error" | "store-unavailable" | "stopping";
                    };
                };
            };
            /** @description Requests are served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ready";
                    };
                };
            };
        };
    };
}

/** The operations that take a parameter. */
export const taking: Readonly<Record<string, readonly string[]>> = {
    "Idempotency-Key": [
        "POST /api/route",
        "POST /api/jump",
        "POST /api/explore",
        "POST /api/research",
        "POST /api/ship/upgrade",
        "POST /api/ship/expand",
        "POST /api/ship/build",
        "POST /api/orders",
        "DELETE /api/tasks/{id}",
        "PATCH /api/tasks/{id}",
        "POST /api/tasks/{id}/move",
        "POST /api/turn",
        "POST /api/turn/run",
        "POST /api/missions/{id}/accept",
        "POST /api/missions/{id}/abandon",
        "POST /api/encounters/{id}/choose",
        "POST /api/save/new",
        "POST /api/save/import",
        "POST /api/save/restore",
        "PATCH /api/save/archives/{id}",
        "DELETE /api/save/archives/{id}",
        "PATCH /api/games/{id}",
        "DELETE /api/games/{id}",
        "POST /api/admin/tables/{name}/rows",
        "PATCH /api/admin/tables/{name}/rows",
        "DELETE /api/admin/tables/{name}/rows"
    ],
    "game": [
        "GET /api/world",
        "GET /api/crew",
        "GET /api/ship",
        "GET /api/tech",
        "GET /api/missions",
        "GET /api/system",
        "GET /api/systems/{id}",
        "GET /api/route",
        "POST /api/route",
        "GET /api/forecast",
        "POST /api/jump",
        "POST /api/explore",
        "POST /api/research",
        "POST /api/ship/upgrade",
        "POST /api/ship/expand",
        "POST /api/ship/build",
        "POST /api/orders",
        "GET /api/tasks",
        "GET /api/tasks/{id}",
        "DELETE /api/tasks/{id}",
        "PATCH /api/tasks/{id}",
        "POST /api/tasks/{id}/move",
        "POST /api/turn",
        "POST /api/turn/run",
        "POST /api/missions/{id}/accept",
        "POST /api/missions/{id}/abandon",
        "GET /api/encounters",
        "POST /api/encounters/{id}/choose",
        "GET /api/events",
        "GET /api/events/stream",
        "GET /api/save",
        "POST /api/save/new",
        "GET /api/save/export",
        "POST /api/save/import",
        "GET /api/save/history",
        "POST /api/save/restore",
        "GET /api/replay",
        "GET /api/save/archives",
        "PATCH /api/save/archives/{id}",
        "DELETE /api/save/archives/{id}"
    ]
};
