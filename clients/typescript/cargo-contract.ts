/** Generated from cargo/openapi.json by `npm run generate`. Do not edit. */

export interface paths {
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit of admins' changes
         * @description Every change, the newest first, with the admin who made it. Changes nothing. Costs 2 points.
         */
        get: operations["adminListAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/{entryId}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revert a change of a row or of cash
         * @description Gives edited columns their former values, deletes a row that was added, or adds a row that was deleted, without its secrets and the rows that were deleted with it. If the row has changed since, the answer is 409 `row-changed`, which names each changed column. An adjustment of cash is reverted by an opposite one, whose reason the player reads. A second time is 409 `already-reverted`. The checks are those of any edit. The audit records it as a change that `reverts` the entry. With `preview=true` nothing changes: the answer shows the row as it would be. Costs 2 points.
         */
        post: operations["adminRevertChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invites
         * @description The invites without their codes, the newest first. Changes nothing. Costs 2 points.
         */
        get: operations["adminListInvites"];
        put?: never;
        /**
         * Make an invite
         * @description Makes an invite, with whose code players can register where an invite is needed, or in a browser at its path. Only this answer shows the code. The audit records it, without the code. Costs 2 points.
         */
        post: operations["adminCreateInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invites/{inviteId}": {
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
         * Withdraw an invite
         * @description Nobody can register with the invite from now on. The audit records it. Costs 2 points.
         */
        delete: operations["adminWithdrawInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to the admin panel
         * @description Opens an admin's session, which gives access to the panel but not to the game. Wrong passwords lock sign-ins as they do for players, and browsers can be known devices too. Costs 1 point of the limit `sign-in`.
         */
        post: operations["adminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends only the session that the request came with. Costs 2 points.
         */
        post: operations["adminLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of the service now
         * @description Players online, streams, commits, scheduled events and queues of this process, as in the metrics. Two readings of `revision` give the commits a second. Changes nothing. Costs 2 points.
         */
        get: operations["adminGetOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find players by a part of a name
         * @description Finds players by a part of the username or of the company's name. Changes nothing. Costs 2 points.
         */
        get: operations["adminFindPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/players/{playerId}/cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust a player's cash
         * @description Adds to the player's cash, or takes from it, by a ledger entry with the reason `adjustment`. The cash stays the sum of the ledger. The player's history shows the amount and the reason. The audit records it. With `preview=true` nothing changes. Costs 2 points.
         */
        post: operations["adminAdjustCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/players/{playerId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a player's password
         * @description Sets the password and ends the player's sessions. The call needs the admin's current password. A player from before there were passwords can sign in only after this. The audit records it, without passwords. Costs 1 point of the limit `sign-in`.
         */
        post: operations["adminSetPlayerPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/players/{playerId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend or restore a player
         * @description Suspending ends the player's streams. The player's sessions and sign-ins are refused with `suspended`, the reason and the end. Flying planes fly on. After the end, or with `suspended: false`, the player can sign in again; earlier sessions stay ended. The audit records it. With `preview=true` nothing changes. Costs 2 points.
         */
        post: operations["adminSuspendPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current admin session
         * @description The session that the request came with, and its admin user. Changes nothing. Costs 2 points.
         */
        get: operations["adminGetSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open sessions
         * @description The open sessions of players or of admins, the newest first. Changes nothing. Costs 2 points.
         */
        get: operations["adminListSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{sessionId}": {
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
         * End a session
         * @description Ends a session of a player or of an admin, which may be the current one. Its streams end within a second. The audit records it. Costs 2 points.
         */
        delete: operations["adminEndSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tables
         * @description Returns the names of all tables. Changes nothing. Read-only are `world`, `clock_anchors`, `line_freight`, `route_days`, `campaigns`, `contributions`, `alliance_members`, `invitations`, `season_scores`, `seasons`, `ledger`, `history_totals`, `history_hours`, `history_cash`, `signing_keys`, `admin_users`, `audit`, `changes`, `idempotency_keys`, `migrations`. Rows of `sessions`, `api_tokens`, `admin_sessions` can be deleted but not changed. Costs 2 points.
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
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The admin users
         * @description Changes nothing. Costs 2 points.
         */
        get: operations["adminListUsers"];
        put?: never;
        /**
         * Add an admin user
         * @description The new user can sign in at once. The call needs the caller's current password. The audit records it, without passwords. Costs 1 point of the limit `sign-in`.
         */
        post: operations["adminAddUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}": {
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
         * Delete an admin user
         * @description Deletes the user and ends the user's sessions. The call needs the caller's current password. The last admin user cannot be deleted. The audit records it. Costs 1 point of the limit `sign-in`.
         */
        delete: operations["adminDeleteUser"];
        options?: never;
        head?: never;
        /**
         * Change an admin user
         * @description Sets another name, another password or both. The call needs the caller's current password. A new password ends the user's sessions, except the one that this request came with. The audit records it. Costs 1 point of the limit `sign-in`.
         */
        patch: operations["adminChangeUser"];
        trace?: never;
    };
    "/api/airports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All airports
         * @description Every airport of the world, one row each in the order of `columns`. The answer stays the same for a whole release: it has a strong ETag, and clients can cache it. Costs 1 point.
         */
        get: operations["listAirports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/airports/{icao}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One airport
         * @description The airport, and what the viewer can do there. Changes nothing. Costs 2 points.
         */
        get: operations["getAirport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/airports/{icao}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open jobs of an airport
         * @description All open jobs at an airport that a plane of the viewer is at, flies to or is queued to. Changes nothing. Costs 2 points.
         */
        get: operations["listAirportJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alliance/expel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expel a member
         * @description Ends the membership of another member of the founder's alliance, as if the member had left: the alliance keeps what the member earned. The member's history shows the expulsion. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["expelFromAlliance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alliance/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations of the alliance
         * @description Open invitations that the founder's alliance has sent. Empty for players who founded none. Changes nothing. Costs 2 points.
         */
        get: operations["listSentInvitations"];
        put?: never;
        /**
         * Invite a player
         * @description Invites a player to the founder's alliance for 7 days. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["inviteToAlliance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alliance/invitations/{invitationId}": {
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
         * Withdraw an invitation
         * @description Withdraws an open invitation of the founder's alliance. It still counts among the 10 that a player sends a day. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alliance/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the alliance
         * @description Leaves the player's alliance. If the founder leaves, the oldest member becomes the founder. If the last member leaves, the alliance ends. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["leaveAlliance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alliances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alliances by score
         * @description All alliances, ranked by what their members earned as members. Changes nothing. Costs 5 points.
         */
        get: operations["listAlliances"];
        put?: never;
        /**
         * Found an alliance
         * @description Founds an alliance with the player as its first member. It has at most 20 members and no money of its own. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["foundAlliance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alliances/{allianceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An alliance
         * @description An alliance with its members. Changes nothing. Costs 2 points.
         */
        get: operations["getAlliance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/account": {
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
         * Delete the account
         * @description Deletes the player with planes, even flying ones, cargo, money, history and sessions. This cannot be undone. After ten wrong passwords the session has only one try a minute. Costs 1 point of the limit `sign-in`.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin as a guest
         * @description Creates a player with a random name and 125,000 €, and signs in. A guest plays like everybody else, but is not ranked and cannot show a page or found an alliance. Only this session gives access to the account. Signing out deletes the account, and so do 7 days without a request. Refused if registration is not open, or if the service has reached its limit of guests. Costs 1 point of the limit `sign-in` and of `new accounts`.
         */
        post: operations["beginAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a guest's company
         * @description Gives the guest a name and a password. The player keeps everything and is ranked from then on. The guest's session ends and another one begins. The rules of registration apply: see GET /api/auth/registration. Costs 1 point of the limit `sign-in`.
         */
        post: operations["keepCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Changes the password and ends all other sessions of the player. The current session stays open. Other browsers are no longer known devices. After ten wrong passwords the session has only one try a minute. Costs 1 point of the limit `sign-in`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates a player with 125,000 € and signs in. The answer has the token for programs; browsers get the cookie. The operator may require an invite or close registration: see GET /api/auth/registration. Costs 1 point of the limit `sign-in` and of `new accounts`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who may register
         * @description Whether anyone, only holders of an invite, or nobody may register. Changes nothing. Costs 2 points.
         */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current session
         * @description The session that the request came with, and its player. Changes nothing. Costs 2 points.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's sessions
         * @description Changes nothing. Costs 2 points.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{sessionId}": {
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
         * End a session
         * @description Ends one of the player's sessions, which may be the current one. Its streams end within a second. Costs 2 points.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session and ends the one whose cookie it replaces. Other sessions stay open, up to 50. After five wrong passwords from one address, an account allows that address only one try a minute; after ten, all accounts do. A browser that signed in to the account before is a known device: wrong passwords from elsewhere do not lock it, and it has ten of its own. Costs 1 point of the limit `sign-in`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends only the session that the request came with. A guest's account is deleted, because nobody could sign in to it again. Costs 2 points.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's API tokens
         * @description The player's API tokens without their texts. Expired ones stay in the list for 30 days. Changes nothing. Costs 2 points.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make an API token
         * @description Makes a token for a program, which sends the token's text as `Authorization: Bearer`. It gives access to the game, as its scope says, but not to the account. Only this answer shows the text. A player has at most 20 valid tokens. Costs 2 points.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens/{tokenId}": {
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
         * Revoke an API token
         * @description The token no longer works from now on. Its streams end within a second. Costs 2 points.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a base
         * @description Opens a base at an airport to which the player delivered ten times. There the player's planes are repaired twice as fast and buy cheaper fuel, and legs from or to it cause less wear. Each base costs twice as much as the one before, and an upkeep. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["buyBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bases/{baseId}/sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell a base
         * @description Closes a base and pays back half of its price. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["sellBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bases/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Airports for a base
         * @description The airports to which the player delivered, those with most deliveries first. Changes nothing. Costs 2 points.
         */
        get: operations["listBasePlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Campaigns
         * @description The running campaigns and the last hundred that ended, newest first, with what the player delivered. Only packages that were loaded by hand count. The stream reports progress as `event: campaign` with id, deliveredKg and targetKg. Changes nothing. Costs 2 points.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commodities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All commodities
         * @description Every kind of cargo, with the specials it may have. The answer stays the same for a whole release. Costs 1 point.
         */
        get: operations["listCommodities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of a company
         * @description What a company shows to anybody, at most a minute old: types of planes, milestones, and flights that ended more than 24 real hours ago, without those on routes. The answer is the same 404 if the company shows no page, if the player is suspended and if nobody has the name. Changes nothing. Costs 1 point of the limit `companies`.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Demand for a group of commodities
         * @description The factor on the pay of jobs of this group, by destination. It changes with each delivery there, and with each simulated hour. The call changes nothing. Costs 10 points.
         */
        get: operations["listDemand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's events
         * @description What happened to the player, such as departures, landings, deliveries and refused departures, newest first. Changes nothing. Costs 10 points.
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
    "/api/history/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's ledger
         * @description Every change of the player's cash, newest first. All entries together make the cash. If old entries were deleted, the last entry is `brought-forward`, their sum. Changes nothing. Costs 10 points.
         */
        get: operations["listLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's ended packages
         * @description Packages that the player delivered or abandoned, or whose reservation lapsed, the latest first. Changes nothing. Costs 10 points.
         */
        get: operations["listEndedPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the player's history
         * @description Sums of the ledger by reason and plane, cash over time and event counts, since an instant. They include entries that were deleted for their age. An instant before the oldest kept hour counts as that hour. Changes nothing. Costs 20 points.
         */
        get: operations["summariseHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's invitations
         * @description Open invitations to alliances. Changes nothing. Costs 2 points.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{invitationId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join an alliance
         * @description Joins the alliance of an invitation. After leaving another alliance, what the player earns counts only from 7 days later on. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{invitationId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description Declines an invitation. With `block`, all later ones of this alliance are declined too. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ranking of players
         * @description Players ranked by worth, reputation, deliveries or distance, and the viewer's own rank. Changes nothing. Costs 2 points.
         */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/market/airports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The market at the player's airports
         * @description The market at every airport that a plane of the viewer is at, flies to or is queued to, by code. Changes nothing. Costs 2 points.
         */
        get: operations["listMarketAirports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's milestones
         * @description The milestones, how far the player has come, and the livery or title that each earns. Changes nothing. Costs 2 points.
         */
        get: operations["listMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/onboarding/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a home
         * @description Chooses the home airport, once. The free first plane is delivered there at once. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["chooseHome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/onboarding/homes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Airports to start from
         * @description Large airports with enough jobs around, the least crowded first. Changes nothing. Costs 2 points.
         */
        get: operations["listHomes"];
        put?: never;
        post?: never;
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
    "/api/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's packages
         * @description Every package that the player accepted or loaded and that has not ended, by id. A snapshot leaves some out if there are many. Changes nothing. Costs 2 points.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{packageId}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abandon a package
         * @description Gives up a package that the player accepted or loaded, even in flight. A loaded package costs reputation and 15 to 60 % of its payout, by how long it was aboard. What the cash does not cover is owed. After three packages of one origin within ten real minutes, the player can take no jobs there for ten minutes. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["abandonPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{packageId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a job
         * @description Keeps an open job for the player without loading it, for ten real minutes or until it expires. Letting it lapse costs money and reputation. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["acceptPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{packageId}/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load a package
         * @description Loads an open job, or one that the player accepted, onto a plane of the player at the job's airport. If two players try, exactly one gets the job. The payout is fixed now unless the job was accepted before. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["loadPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load, queue and depart at once
         * @description Loads the packages, appends the legs and departs on the first leg of the queue. If any part is refused, nothing is done. Without packages and legs the plane departs on the queue that it has. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["dispatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/fly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fly to an airport
         * @description Departs at once and buys the fuel that the leg needs beyond what is aboard. Any airport within the tank's reach can be the destination. If it is that of the first queued leg, this leg is taken off the queue. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["fly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open jobs for a plane
         * @description What each open job at the player's own airports would add to the plane's trip. `with` names packages that the trip already has. The trip is the plane's queue, then the destinations of its cargo, always the nearest next. A job at another airport is fetched after that. A flying plane counts as landed, one under repair as repaired. The figures are those of now: later wind, fuel prices and demand may differ. Changes nothing. Costs 10 points.
         */
        get: operations["listPlaneJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plan what a plane loads
         * @description Finds, by a beam search, the open and accepted jobs where the plane is or lands next that bring the greatest net income per hour, with at most `stops` more stops. A plan names no job if none raises the net income, and is empty for a plane that is broken or lands broken. The figures are those of now: later wind, fuel prices and demand may differ. Changes nothing. Costs 20 points.
         */
        get: operations["planLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queue a leg
         * @description Appends a leg to the queue, whatever the plane is doing. The plane departs on it automatically after a landing, or by a dispatch. Only then range and cash are checked. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["queueLeg"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/queue/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a queued leg
         * @description Takes the leg at `index` off the queue. The leg after it goes too if it would then start and end at the same airport. The leg that the plane is flying stays. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["cancelQueuedLeg"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/queue/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a queued leg
         * @description Moves the leg at `index` in the queue to the place `to`. The leg that came after it is removed if it would then start and end at the same airport. The leg that the plane is flying stays. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["moveQueuedLeg"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quote a leg
         * @description Distance, wind, fuel and its cost, time and wear of a departure now, and whether it would be accepted. For a flying plane, the leg starts at its destination. Changes nothing. Costs 2 points.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quote legs to several airports
         * @description The quotes of up to 40 destinations, each as a departure there now, in the order of the request. Changes nothing. Costs 2 points.
         */
        get: operations["getQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a plane
         * @description Gives the plane another name. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["renamePlane"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repair a plane
         * @description Pays for the repair and starts it. Health grows with the world's clock until it is 100; the queue is kept and waits. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["repair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a plane on a route
         * @description The plane flies the route, beginning with the nearest stop ahead, at once if it is parked. It does so until `routeId` null takes it off the route. Commands on the plane suspend the route, and assigning it again resumes it. The dry run adds `laps`: the first lap by this plane. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["assignRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/{planeId}/sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell a plane
         * @description Sells a parked, empty plane without a queue or a route. The price depends on the list price and the plane's health. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["sellPlane"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a plane
         * @description Pays the list price less the viewer's discount. The plane is delivered at once with full health and an empty tank. This can be at the home airport, at an airport where the player has a plane, or at any large airport. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["buyPlane"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repair several planes
         * @description Pays for the repair of each plane and starts it. The planes are served in the given order, in one commit. `outcomes` has an entry for each plane, with the problem if nothing was done with it. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["repairPlanes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planes/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put several planes on a route
         * @description Puts each plane on the route, or takes it off its route. The planes are served in the given order, in one commit. `outcomes` has an entry for each plane, with the problem if nothing was done with it. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["assignPlanes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/player/appearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose livery and title
         * @description Chooses a livery and a title among those that the player earned by milestones. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["changeAppearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/player/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what others see
         * @description Shows or hides the company's page to everybody, and the player's planes to members of the alliance. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["changePrivacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/players/{playerId}/planes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Planes of a member
         * @description The planes of another member of the player's alliance who shows them, at most 60. Changes nothing. Costs 5 points.
         */
        get: operations["listSharedPlanes"];
        put?: never;
        post?: never;
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
    "/api/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public ranking
         * @description Companies ranked by worth, reputation, deliveries or distance, if the operator shows the ranking. Companies that show no page, and those of suspended players, appear without names. Changes nothing. Costs 2 points.
         */
        get: operations["getRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for relief
         * @description Helps a player who is stuck: raises the cash to 5,000 € more than the cheapest way to continue costs. A player gets relief once a real hour. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["askRelief"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's routes
         * @description All routes of the player, by id. A snapshot leaves some out if a large fleet leaves no room for them. Changes nothing. Costs 2 points.
         */
        get: operations["listRoutes"];
        put?: never;
        /**
         * Create a route
         * @description Creates a route. Planes fly it once it is assigned to them. The dry run adds `laps`: the first lap by each model that the player owns. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        post: operations["createRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/routes/{routeId}": {
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
         * Delete a route
         * @description Deletes the route. Its planes finish the current leg, and the rest of the lap is taken off their queues. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        delete: operations["deleteRoute"];
        options?: never;
        head?: never;
        /**
         * Change a route
         * @description Changes the given fields. The others stay as they are. Planes follow changed stops from their next landing on. Planes that stopped for lack of cash start again if the change allows it. The dry run adds `laps`: the first lap by each model that the player owns. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
         */
        patch: operations["changeRoute"];
        trace?: never;
    };
    "/api/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seasons and their rankings
         * @description The running season, which is a real UTC month, and those that ended. Each has its first ten players by net result, tonne-kilometres or punctuality. `hand=true` leaves out what planes on routes did. Changes nothing. Costs 5 points.
         */
        get: operations["listSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's snapshot
         * @description The player's snapshot as of now. Runs the scheduled events that are due; changes nothing else. Costs 2 points.
         */
        get: operations["getState"];
        put?: never;
        post?: never;
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
         * @description Players, planes, the world's clock, version and uptime, for anybody. Changes nothing. Costs 1 point.
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
    "/api/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream of the player's snapshot
         * @description Server-sent events without a name. Each is the State at that moment, without ended packages, and its id is the revision. The first is sent at once, the others when something that the player can see has changed, also if it was changed back, at most one a second. A slow reader gets the newest. With Last-Event-ID the first is sent only if the revision has changed since. The stream ends with its session or API token. `event: campaign` has the progress of a campaign (id, deliveredKg and targetKg) and no id of its own. `event: bye` means that newer streams replace this one. With `frames=delta` the first message is `event: snapshot` with a StreamSnapshot, and the later ones are `event: delta` with a StreamDelta. Their ids are a revision, a dash and the commit's token. A client whose last id is not `from` opens the stream again without Last-Event-ID. If Last-Event-ID is one of the last 1,000 commits, the first message is a delta, with PostgreSQL also after a restart and on another process, unless one of the player's planes has changed or lists may have been shortened. Costs 1 point of the limit `streams of address` and of `streams of caller`.
         */
        get: operations["streamState"];
        put?: never;
        post?: never;
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
    "/api/world/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * World events
         * @description What happens in the regions of the world now, and what is announced. While an event lasts, it changes the pay of jobs that are accepted (or loaded, if they were not accepted before), or the fuel price or wear of departures. Changes nothing. Costs 2 points.
         */
        get: operations["listWorldEvents"];
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
        /** @description What to add to a player's cash, and why. */
        AdjustCashRequest: {
            /** @description Whole euros to add; a negative number takes away. */
            amount: number;
            /** @description The reason, which the player sees. 1 to 200 characters, no blank at the ends. */
            reason: string;
        };
        /** @description The result of an adjustment of cash. */
        AdjustedCash: {
            /** @description Whole euros that were added: less than requested if the cash reached its limit. */
            amount: number;
            /** @description The player's cash now, in whole euros. */
            cash: number;
            /** @description Id of the player. */
            playerId: number;
            /** @description True if nothing was changed. */
            preview: boolean;
        };
        /** @description The admin user and a new session; browsers get it as a cookie too. */
        AdminLoggedIn: {
            admin: components["schemas"]["AdminUser"];
            /**
             * Format: date-time
             * @description When the session ends if it is not used before. ISO 8601, UTC.
             */
            expiresAt: string;
            /** @description The token for `Authorization: Bearer`. Only this answer shows it. */
            token: string;
        };
        /** @description Name and password. */
        AdminLoginRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            password: string;
            /** @description Name of the account, in upper or lower case. */
            username: string;
        };
        /** @description A player as admins see one. */
        AdminPlayer: {
            /** @description Name of the company. */
            companyName: string;
            /** @description Without a password nobody can sign in. */
            hasPassword: boolean;
            /** @description Id of the player. */
            id: number;
            /** @description The player's sessions are refused, and the player cannot sign in. */
            suspended: boolean;
            suspendedUntil: string | null;
            suspensionReason: string | null;
            /** @description Name to sign in with. */
            username: string;
        };
        /** @description The session of a request and its admin user. */
        AdminSession: {
            admin: components["schemas"]["AdminUser"];
            /**
             * Format: date-time
             * @description When the session ends if it is not used before. ISO 8601, UTC.
             */
            expiresAt: string;
            /** @description Id of the session. */
            sessionId: number;
        };
        /** @description A user of the admin panel. */
        AdminUser: {
            /**
             * Format: date-time
             * @description When it was added. ISO 8601, UTC.
             */
            createdAt: string;
            /** @description Id of the admin user. */
            id: number;
            /** @description Name to sign in with. */
            username: string;
        };
        /** @description An airport, and what the viewer can do there. */
        AirportDetail: {
            /** @description The city it serves; empty if unknown. */
            city: string;
            /** @description Two letters of ISO 3166. */
            country: string;
            /** @description Jobs lead there: airlines serve it by timetable, or it is large. */
            hasJobs: boolean;
            /** @description The airport. ICAO code. */
            icao: string;
            /** @description A plane of the viewer is there, flies there or is queued to it. */
            inPool: boolean;
            /** @description Degrees, north positive. */
            lat: number;
            /** @description Degrees, east positive. */
            lon: number;
            /** @description Its name. */
            name: string;
            openJobs: number | null;
            /** @description True if airlines serve it by timetable. Jobs lead only to these airports and to large ones. Jobs start wherever planes are. */
            scheduled: boolean;
            /** @description The viewer can buy a plane there now. */
            sellsPlanes: boolean;
            /**
             * @description How large it is.
             * @enum {string}
             */
            size: "large" | "medium" | "small";
        };
        /** @description The open jobs of one airport. */
        AirportJobs: {
            /** @description The airport. ICAO code. */
            icao: string;
            /** @description All open jobs there, the first to expire first. */
            jobs: components["schemas"]["Package"][];
        };
        /** @description All airports, compact: field names once, then one row each. */
        AirportTable: {
            /** @description Names of the values of a row, in order. */
            columns: string[];
            /** @description By icao. All columns are icao, name, city, country, lat, lon, size, scheduled. */
            rows: (string | number | boolean)[][];
        };
        /** @description An alliance with its members. */
        Alliance: {
            /** @description Id of the alliance. */
            id: number;
            /** @description The oldest first. */
            members: components["schemas"]["AllianceMember"][];
            /** @description Its name. */
            name: string;
            /** @description What members earned while they were members, by deliveries, routes and campaigns. Whole euros. */
            score: number;
        };
        /** @description A member of an alliance. */
        AllianceMember: {
            /** @description Name of the company. */
            companyName: string;
            /**
             * Format: date-time
             * @description The instant from which the member's earnings count. ISO 8601, UTC.
             */
            countsFrom: string;
            /** @description What the member earned as a member. Whole euros. */
            earned: number;
            /** @description True for the founder, who alone invites and expels. */
            isFounder: boolean;
            /**
             * Format: date-time
             * @description When the player joined. ISO 8601, UTC.
             */
            joinedAt: string;
            /** @description Id of the player. */
            playerId: number;
            /** @description True if other members may see the member's planes. */
            sharesPlanes: boolean;
            /** @description Name of the player. */
            username: string;
        };
        /** @description Alliances by score. */
        AlliancePage: {
            /** @description By score. */
            items: components["schemas"]["RankedAlliance"][];
            nextAfter: number | null;
        };
        /** @description The alliance to found. */
        AllianceRequest: {
            /** @description Name of the alliance. 3 to 24 characters, no blank at the ends. */
            name: string;
        };
        /** @description An API token of the player, without its text. */
        ApiToken: {
            /**
             * Format: date-time
             * @description When it was made. ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working. ISO 8601, UTC.
             */
            expiresAt: string;
            /** @description Id of the token. */
            id: number;
            lastUsedAt: string | null;
            /** @description What the token is for. Only its player sees this name. */
            name: string;
            /**
             * @description What the token allows: `read` to read the game, `play` to give commands too.
             * @enum {string}
             */
            scope: "read" | "play";
        };
        /** @description The livery and the title to choose. */
        AppearanceRequest: {
            liveryId?: ("dawn" | "meadow" | "lagoon" | "parcel" | "heather" | "harbour" | "brick" | "polar" | "savanna" | "graphite" | "crimson" | "midnight" | "copper" | "jade" | "gold") | null;
            title?: ("Newcomer" | "Entrepreneur" | "Courier" | "Haulier" | "Cargo magnate" | "Traveller" | "Long hauler" | "To the stars" | "Neighbour" | "Pathfinder" | "Cartographer" | "Border crosser" | "Ambassador" | "Citizen of the world" | "Fleet owner" | "Air line" | "Air empire" | "Switcher" | "Collector" | "Museum director" | "Reliable" | "Trusted" | "Beyond doubt" | "Specialist" | "Ocean crosser" | "Heavy lifter" | "Planner") | null;
        };
        /** @description Planes and the route that they fly from now on, or none. */
        AssignPlanesRequest: {
            /** @description Planes, 1 to 60, in the order in which they are served. */
            ids: number[];
            /** @description True drops queued legs that belong to no route. Without it, such legs are 409 `queue-not-empty`. */
            replaceQueue?: boolean;
            routeId: number | null;
        };
        /** @description The route that a plane flies from now on, or none. */
        AssignRouteRequest: {
            /** @description True drops queued legs that belong to no route. Without it, such legs are 409 `queue-not-empty`. */
            replaceQueue?: boolean;
            routeId: number | null;
        };
        /** @description One change that an admin made. */
        AuditEntry: {
            /** @description What was done. */
            action: string;
            adminId: number | null;
            /** @description Name of the admin user at that time. */
            adminName: string;
            /**
             * Format: date-time
             * @description When the change was made. ISO 8601, UTC.
             */
            at: string;
            /** @description What changed, without secrets. `reverts` is the id of the entry that the change reverts. */
            data: {
                [key: string]: unknown;
            };
            /** @description Id of the entry. */
            id: number;
            revertedBy: number | null;
            /** @description Table and id of the row that was changed, such as `players 17`. */
            target: string;
        };
        /** @description Changes that admins made. */
        AuditPage: {
            /** @description Newest first. */
            items: components["schemas"]["AuditEntry"][];
            nextBefore: number | null;
        };
        /** @description The row before and after reverting a change; null where there is none. */
        AuditRevert: {
            /**
             * @description The edit that reverts the change: for example, a deleted row is added again.
             * @enum {string}
             */
            action: "add" | "edit" | "delete";
            after: components["schemas"]["TableRow"] | null;
            before: components["schemas"]["TableRow"] | null;
            /** @description True if nothing was changed. */
            preview: boolean;
            /** @description Table of the row. */
            table: string;
        };
        /** @description An airport where a company repairs faster and buys cheaper fuel, and from and to which its planes wear less. */
        Base: {
            /** @description Where it is. ICAO code. */
            icao: string;
            /** @description Id of the base. */
            id: number;
            /** @description What it cost. Whole euros. */
            price: number;
            /** @description What selling it pays. Whole euros. */
            saleValue: number;
            /** @description What each upkeep costs. Whole euros. */
            upkeep: number;
            /** @description When its next upkeep is due. Simulated milliseconds since 1970. */
            upkeepSimTime: number;
        };
        /** @description An airport to which the player delivered. */
        BasePlace: {
            /** @description Deliveries of the player to it, counted up to 10. With that many the player can open a base there. */
            deliveries: number;
            /** @description The player has a base there. */
            hasBase: boolean;
            /** @description The airport. ICAO code. */
            icao: string;
        };
        /** @description Where the player has bases or could open one. */
        BasePlaces: {
            /** @description The airports with most deliveries first, then by code. */
            items: components["schemas"]["BasePlace"][];
        };
        /** @description The base to open. */
        BaseRequest: {
            /** @description Where to open it. ICAO code in upper or lower case. If no airport has it: 400 `unknown-icao`. */
            icao: string;
        };
        /** @description The plane to buy. Without a name it gets a registration. */
        BuyRequest: {
            /** @description Airport where the plane is delivered. ICAO code in upper or lower case. If no airport has it: 400 `unknown-icao`. */
            icao: string;
            /** @description Id of an entry of the catalog. An unknown one: 404. */
            modelId: string;
            /** @description Name of the plane. 1 to 24 characters, no blank at the ends. */
            name?: string;
        };
        /** @description Goods that all players together bring to an airport. */
        Campaign: {
            /** @description Players who delivered for it. */
            carriers: number;
            /** @description Kilograms delivered so far, at most the target. */
            deliveredKg: number;
            /** @description When it ends. Simulated milliseconds since 1970. */
            endsSimTime: number;
            /**
             * @description The group of goods that counts.
             * @enum {string}
             */
            group: "mail" | "consumer" | "industry" | "fresh" | "living" | "health";
            /** @description Where to deliver. ICAO code. */
            icao: string;
            /** @description Id of the campaign. */
            id: number;
            /** @description The most kilograms of one player that count. */
            mostKgEach: number;
            /**
             * @description Whether it runs, or how it ended.
             * @enum {string}
             */
            outcome: "running" | "succeeded" | "failed";
            own: components["schemas"]["OwnContribution"] | null;
            /** @description When it began. Simulated milliseconds since 1970. */
            startsSimTime: number;
            /** @description Kilograms that make it a success. */
            targetKg: number;
        };
        /** @description Campaigns that run, and the last ones that ended. */
        CampaignPage: {
            /** @description Newest first. */
            items: components["schemas"]["Campaign"][];
            nextBefore: number | null;
        };
        /** @description A leg to take off the queue. */
        CancelQueuedLegRequest: {
            /** @description Place of the leg in the plane's queue, counted from 0. One outside it: 400 `index-out-of-range`. */
            index: number;
        };
        /** @description A model of plane that can be bought. */
        CatalogEntry: {
            /** @description Litres a km with a full tank and no wind. */
            burnLPerKm: number;
            /** @description Cruise speed in km/h. */
            cruiseKmh: number;
            /** @description Weight without fuel and cargo, in kg. */
            emptyWeightKg: number;
            /** @description Id of the model, such as C208. */
            id: string;
            /** @description Size of the tank, in litres. */
            maxFuel: number;
            /** @description Payload, in kg. */
            maxPayloadKg: number;
            /** @description Maker and model. */
            name: string;
            /** @description List price, before the viewer's discount, which `economy` has. Whole euros. */
            price: number;
            /** @description Distance that a full tank reaches in the worst wind, in km. */
            rangeKm: number;
        };
        /** @description The caller's password, and what to change; a new password ends the user's sessions. */
        ChangeAdminUserRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            current: string;
            /**
             * Format: password
             * @description 8 to 128 characters. A common one: 400 `password-common`.
             */
            password?: string;
            /** @description 3 to 24 characters: A–Z, a–z, 0–9, _ and -. Two names may not differ only in upper and lower case. */
            username?: string;
        };
        /** @description The fields of a route to change. Absent fields stay as they are. */
        ChangeRouteRequest: {
            /** @description After the last stop comes the first. Without it planes go to the last stop and back. */
            loop?: boolean;
            /** @description Name of the route. 1 to 24 characters, no blank at the ends. */
            name?: string;
            /** @description What planes load. Absent fields stay as they are. */
            policy?: {
                /** @description How many of the next stops accepted and open jobs are loaded for. */
                maxLaterStops?: number;
                /** @description Least whole euros an hour of flight that an open job must bring, after the dispatcher's share and after what its special loses on the way. Fuel and wear are those of the lap. */
                minNetPerHour?: number;
                /** @description Loads open jobs too, once they have been open for 5 real minutes. */
                openJobs?: boolean;
            };
            /** @description Points of health below which a plane is repaired at a stop; 0: never. */
            repairBelow?: number;
            /** @description The stops in order, 2 to 12. Neighbours differ, in a loop also the last and the first: 409 `same-stop`. */
            stops?: string[];
            /** @description Cash in whole euros that must remain. If fuel or a repair would leave less, it is not paid, and the plane stops. */
            stopWhenCashBelow?: number;
        };
        /** @description A kind of cargo. */
        Commodity: {
            /** @description Factor on the payout. */
            factor: number;
            /**
             * @description The group that it belongs to: demand is for groups.
             * @enum {string}
             */
            group: "mail" | "consumer" | "industry" | "fresh" | "living" | "health";
            /** @description Id, as packages name it. */
            id: string;
            /** @description True for food, which is not loaded together with dangerous goods. */
            isFood: boolean;
            /** @description True for live animals, which are not loaded together with dangerous goods. */
            isLive: boolean;
            /** @description Its name. */
            label: string;
            /** @description Ids of the specials that it may carry. */
            specials: string[];
            /** @description Weight of one unit, in kg. */
            unitKg: number;
        };
        /** @description The public page of a company. It never shows cash, positions, bases or today's airports. */
        Company: {
            /** @description Name of the company. */
            companyName: string;
            /** @description Planes by type, small types first. */
            fleet: {
                /** @description Id of the type. */
                modelId: string;
                /** @description Planes of the type. */
                planes: number;
            }[];
            /** @description The latest ten that ended more than 24 real hours ago. */
            flights: components["schemas"]["CompanyFlight"][];
            /** @description Month in which the player registered: `2026-11`. */
            joined: string;
            livery: components["schemas"]["Livery"] | null;
            /** @description Milestones that were reached. */
            milestones: {
                /**
                 * Format: date-time
                 * @description When it was reached. ISO 8601, UTC.
                 */
                doneAt: string;
                /** @description Id of the milestone. */
                id: string;
            }[];
            /** @description Places among the first ten of finished seasons, newest first. */
            seasons: components["schemas"]["CompanySeason"][];
            title: string | null;
            /** @description Name of the player. */
            username: string;
        };
        /** @description A flight that ended more than 24 real hours ago. */
        CompanyFlight: {
            /** @description Where it landed. ICAO code. */
            destIcao: string;
            /** @description Great-circle distance in km, with one decimal. */
            distanceKm: number;
            /**
             * Format: date-time
             * @description When it landed, in real time. ISO 8601, UTC.
             */
            landedAt: string;
            /** @description Where it departed. ICAO code. */
            originIcao: string;
        };
        /** @description A place in a finished season. */
        CompanySeason: {
            /**
             * @description Figure of the ranking.
             * @enum {string}
             */
            by: "net" | "tkm" | "punctuality";
            /** @description True if the ranking leaves out what planes on routes did. */
            hand: boolean;
            /** @description 1 is the first. */
            rank: number;
            /** @description The UTC month. */
            season: string;
        };
        /** @description An airport where the player abandoned three packages within 10 real minutes. */
        CoolingOff: {
            /** @description The airport. ICAO code. */
            icao: string;
            /** @description Real milliseconds until jobs can be loaded and accepted there again, at the instant of the answer. */
            untilRealMs: number;
        };
        /** @description The caller's password, and the new admin user. */
        CreateAdminUserRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            current: string;
            /**
             * Format: password
             * @description 8 to 128 characters. A common one: 400 `password-common`.
             */
            password: string;
            /** @description 3 to 24 characters: A–Z, a–z, 0–9, _ and -. Two names may not differ only in upper and lower case. */
            username: string;
        };
        /** @description A new API token with its text. */
        CreatedApiToken: {
            /**
             * Format: date-time
             * @description When it was made. ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working. ISO 8601, UTC.
             */
            expiresAt: string;
            /** @description Id of the token. */
            id: number;
            lastUsedAt: string | null;
            /** @description What the token is for. Only its player sees this name. */
            name: string;
            /**
             * @description What the token allows: `read` to read the game, `play` to give commands too.
             * @enum {string}
             */
            scope: "read" | "play";
            /** @description The text for `Authorization: Bearer`. Only this answer shows it. */
            token: string;
        };
        /** @description A new invite with its code. */
        CreatedInvite: {
            /** @description The value of `invite` for registering. Only this answer shows it. */
            code: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working. ISO 8601, UTC.
             */
            expiresAt: string;
            /** @description Id of the invite. */
            id: number;
            note: string | null;
            /** @description Path on this service of the page where a browser registers with it. */
            path: string;
            /** @description How many players have registered with it. */
            used: number;
            /** @description How many players may register with it. */
            uses: number;
        };
        /** @description A new invite. */
        CreateInviteRequest: {
            /** @description Hours until it expires. Default: a week. */
            hours?: number;
            /** @description Note for admins, such as whom it is for. 1 to 100 characters, no blank at the ends. */
            note?: string;
            /** @description How many players may register with it. Default: 1. */
            uses?: number;
        };
        /** @description A new route. Defaults: no loop, jobs for 2 later stops, open jobs too, 0 € an hour, repair below 40, stop below 5,000 €. */
        CreateRouteRequest: {
            /** @description After the last stop comes the first. Without it planes go to the last stop and back. */
            loop?: boolean;
            /** @description Name of the route. 1 to 24 characters, no blank at the ends. */
            name: string;
            /** @description What planes load. Absent fields stay as they are. */
            policy?: {
                /** @description How many of the next stops accepted and open jobs are loaded for. */
                maxLaterStops?: number;
                /** @description Least whole euros an hour of flight that an open job must bring, after the dispatcher's share and after what its special loses on the way. Fuel and wear are those of the lap. */
                minNetPerHour?: number;
                /** @description Loads open jobs too, once they have been open for 5 real minutes. */
                openJobs?: boolean;
            };
            /** @description Points of health below which a plane is repaired at a stop; 0: never. */
            repairBelow?: number;
            /** @description The stops in order, 2 to 12. Neighbours differ, in a loop also the last and the first: 409 `same-stop`. */
            stops: string[];
            /** @description Cash in whole euros that must remain. If fuel or a repair would leave less, it is not paid, and the plane stops. */
            stopWhenCashBelow?: number;
        };
        /** @description A new API token. */
        CreateTokenRequest: {
            /** @description Days after which the token no longer works. There is no token without an end. */
            expiresInDays: number;
            /** @description What the token is for. Only its player sees this name. 1 to 50 characters, no blank at the ends. */
            name: string;
            /**
             * @description What the token allows: `read` to read the game, `play` to give commands too.
             * @enum {string}
             */
            scope: "read" | "play";
        };
        /** @description How to decline. */
        DeclineRequest: {
            /** @description True declines all later invitations of this alliance too. */
            block?: boolean;
        };
        /** @description The password, to confirm. */
        DeleteAccountRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            password: string;
        };
        /** @description The caller's password, to confirm. */
        DeleteAdminUserRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            current: string;
        };
        /** @description The demand for a group of commodities at all airports to which jobs go. */
        Demand: {
            /** @description By airport; those with an index of 1 are left out. */
            items: components["schemas"]["DemandIndex"][];
            /** @description When the indices next change without a delivery: at the next full simulated hour. Simulated milliseconds since 1970. */
            untilSimTime: number;
        };
        /** @description The demand at an airport for a group of commodities. */
        DemandIndex: {
            /**
             * @description The group of commodities.
             * @enum {string}
             */
            group: "mail" | "consumer" | "industry" | "fresh" | "living" | "health";
            /** @description Where jobs go. ICAO code. */
            icao: string;
            /** @description The factor on the pay of jobs of the group that go there. */
            index: number;
        };
        /** @description What to load and where to fly. Without legs the plane departs on the first leg of its queue. */
        DispatchRequest: {
            /** @description Legs to append to the queue. */
            legs?: string[];
            /** @description Packages to load first. */
            packageIds?: number[];
        };
        /** @description The constants of prices, limits and jobs, and the viewer's discounts. */
        Economy: {
            /** @description Greatest penalty for abandoning a loaded package, as a fraction of its payout. */
            abandonMaxShare: number;
            /** @description Least penalty for abandoning a loaded package, as a fraction of its payout. */
            abandonMinShare: number;
            /** @description Fraction of the pay of deliveries, routes, campaigns and sales that goes to what the player owes. */
            debtShare: number;
            /** @description The figures of the market, of what a company can build up and of what players do together. */
            depth: {
                /** @description Alliances. */
                alliances: {
                    /** @description Real milliseconds after which an invitation lapses. */
                    invitationRealMs: number;
                    /** @description Invitations that a player sends within a real day. */
                    invitationsADay: number;
                    /** @description Members of an alliance. */
                    members: number;
                    /** @description Open invitations of an alliance. */
                    openInvitations: number;
                    /** @description Real milliseconds after leaving an alliance for which nothing counts for the next one. */
                    pauseRealMs: number;
                };
                /** @description Bases. */
                bases: {
                    /** @description Deliveries to an airport after which a player can open a base there. */
                    deliveries: number;
                    /** @description What the first base costs; each further one costs twice as much as the one before. Whole euros. */
                    firstPrice: number;
                    /** @description Factor on the cost of fuel at departures there. */
                    fuelFactor: number;
                    /** @description Bases of a player. */
                    limit: number;
                    /** @description Factor on the speed of repairs there. */
                    repairFactor: number;
                    /** @description What the sale of a base pays, as a fraction of its price. */
                    saleShare: number;
                    /** @description Least cash that an upkeep leaves; if it cannot, the base closes. Whole euros. */
                    upkeepLeaves: number;
                    /** @description What an upkeep costs, as a fraction of the price of the base. */
                    upkeepShare: number;
                    /** @description Simulated milliseconds from one upkeep to the next. */
                    upkeepSimMs: number;
                    /** @description Factor on the wear of legs from or to it. */
                    wearFactor: number;
                };
                /** @description Campaigns. */
                campaigns: {
                    /** @description Real milliseconds for which a delivery that was loaded by hand makes a player active. */
                    activeRealMs: number;
                    /** @description Of the larger jobs that could go to a campaign's airport, the fraction that does. */
                    jobShare: number;
                    /** @description Simulated hours that a campaign lasts at least. */
                    leastSimHours: number;
                    /** @description Most of the target that one of many players can bring, as a fraction. */
                    mostShare: number;
                    /** @description Simulated hours that a campaign lasts at most. */
                    mostSimHours: number;
                    /** @description Fraction of what the counted deliveries earned that success pays on top. */
                    payShare: number;
                    /** @description Points of reputation that success brings each carrier. */
                    reputation: number;
                    /** @description Active players from which one player can bring at most `mostShare` of the target. */
                    sharedFrom: number;
                    /** @description The target grows with the number of active players to this power. */
                    targetExponent: number;
                    /** @description Kilograms of the target for one active player. */
                    targetKg: number;
                    /** @description Active players from which three campaigns run at once. */
                    threeFrom: number;
                    /** @description Active players from which two campaigns run at once. */
                    twoFrom: number;
                };
                /** @description Demand. */
                demand: {
                    /** @description Simulated hours in which the effect of deliveries falls to half. */
                    halfLifeSimHours: number;
                    /** @description Least index of demand. */
                    leastIndex: number;
                    /** @description Least factor of demand on the pay of these jobs. */
                    leastSmallFactor: number;
                    /** @description Kilograms, delivered at once, that lower the index to 1/e. */
                    loadKg: {
                        /** @description At large ones. */
                        large: number;
                        /** @description At medium ones. */
                        medium: number;
                        /** @description At small airports. */
                        small: number;
                    };
                    /** @description Greatest index of demand. */
                    mostIndex: number;
                    /** @description Jobs up to this weight, in kg, are paid with at least `leastSmallFactor`. */
                    smallKg: number;
                    /** @description How far the index of demand rises and falls around 1 without deliveries. */
                    waveHeight: number;
                    /** @description Simulated hours from one random value of this wave to the next. */
                    waveSimHours: number;
                };
                /** @description World events. */
                events: {
                    /** @description Simulated milliseconds from the announcement to the beginning. */
                    announcedSimMs: number;
                    /** @description Factor on the price of fuel while it is cheap. */
                    cheapFuelFactor: number;
                    /** @description Factor on the price of fuel while it is dear. */
                    dearFuelFactor: number;
                    /** @description Factor on the pay of consumer goods for jobs into the region. */
                    festivalFactor: number;
                    /** @description Factor on the pay of fresh cargo for jobs out of the region. */
                    harvestFactor: number;
                    /** @description Simulated hours that an event lasts at least. */
                    leastSimHours: number;
                    /** @description Greatest factor on pay of demand and events together. */
                    mostPayFactor: number;
                    /** @description Simulated hours that an event lasts at most. */
                    mostSimHours: number;
                    /** @description Chance of at least one event in a region and a simulated week. */
                    oneChance: number;
                    /** @description Factor on the pay of the scarce group for jobs into the region. */
                    shortageFactor: number;
                    /** @description Least factor of the wind on the fuel burn of these legs. */
                    stormLeastWind: number;
                    /** @description Factor on the wear of legs from or to the region in a storm. */
                    stormWearFactor: number;
                    /** @description Chance of two events, which is included in `oneChance`. */
                    twoChance: number;
                };
                /** @description How the jobs of each band are drawn. */
                jobs: {
                    /**
                     * @description A band of `poolBands`.
                     * @enum {string}
                     */
                    band: "local" | "regional" | "medium" | "long" | "heavy";
                    /** @description Fraction of those that go to the first of the two. */
                    firstPartnerShare: number;
                    /** @description Fraction of its jobs that go to one of two trade partners of the airport and the week. */
                    partnerShare: number;
                    /** @description Weights are minKg · (maxKg ÷ minKg)^(u^weightPower) for a random u from 0 to 1; above 1 light jobs are more frequent. */
                    weightPower: number;
                }[];
                /** @description Most planes of one request that repairs several or puts several on a route. */
                planesACommand: number;
                /** @description Routes. */
                routes: {
                    /** @description Real milliseconds after the last request of the owner for which routes run. */
                    awayRealMs: number;
                    /** @description Values of a new route for which the request gives none. */
                    defaults: {
                        /** @description After the last stop comes the first. Without it planes go to the last stop and back. */
                        loop: boolean;
                        /** @description What its planes load. */
                        policy: {
                            /** @description How many of the next stops accepted and open jobs are loaded for. */
                            maxLaterStops: number;
                            /** @description Least whole euros an hour of flight that an open job must bring, after the dispatcher's share and after what its special loses on the way. Fuel and wear are those of the lap. */
                            minNetPerHour: number;
                            /** @description Loads open jobs too, once they have been open for 5 real minutes. */
                            openJobs: boolean;
                        };
                        /** @description Points of health below which a plane is repaired at a stop; 0: never. */
                        repairBelow: number;
                        /** @description Cash in whole euros that must remain. If fuel or a repair would leave less, it is not paid, and the plane stops. */
                        stopWhenCashBelow: number;
                    };
                    /** @description Planes of a player that may be on routes, without a base. */
                    desks: number;
                    /** @description How many more planes may be on routes for each base. */
                    desksABase: number;
                    /** @description Fraction of what a route delivers that the dispatcher takes. */
                    dispatcherShare: number;
                    /** @description Least stops of a route. */
                    leastStops: number;
                    /** @description Fraction of the free payload that line freight fills the first time. */
                    lineFreightFirstShare: number;
                    /** @description Most line freight that waits between two stops, in kg. */
                    lineFreightMostKg: number;
                    /** @description Fraction of the base payout that line freight pays. */
                    lineFreightPayShare: number;
                    /** @description Simulated milliseconds after which line freight between two stops fills the free payload of a plane. */
                    lineFreightSimMs: number;
                    /** @description Most planes of a player that may be on routes, with any number of bases. */
                    mostDesks: number;
                    /** @description Most stops of a route. */
                    mostStops: number;
                    /** @description Real milliseconds for which a job must have been open before a route takes it. */
                    openBeforeRealMs: number;
                    /** @description Stops that the queue of a plane on a route shows at most. */
                    queuedStops: number;
                    /** @description Routes of a player. */
                    routes: number;
                };
                /** @description Seasons. */
                seasons: {
                    /** @description How many players, the first by each figure, a finished season keeps. */
                    kept: number;
                    /** @description Deliveries with a due time that a player needs to be ranked by punctuality. */
                    leastTimed: number;
                };
            };
            /** @description Weight of fuel in kg a litre. */
            fuelDensityKgPerL: number;
            /** @description The viewer's discount on fuel, as a fraction. */
            fuelDiscount: number;
            /** @description Euros a litre, before the viewer's discount. */
            fuelPricePerL: number;
            /** @description Real milliseconds from the creation of a job until it expires. */
            jobLifetimeMs: number;
            /** @description Penalty for not loading an accepted job, as a fraction of its payout, and at most of the player's cash. */
            lapseShare: number;
            /** @description Limits. */
            limits: {
                /** @description Packages of one origin that a player may abandon within `coolingOffRealMs` before jobs there are refused. */
                abandonedOfOrigin: number;
                /** @description Accepted jobs of a player that are not yet loaded. */
                acceptedJobs: number;
                /** @description Real milliseconds for which a job is reserved at most. */
                acceptRealMs: number;
                /** @description Real milliseconds for which jobs at that airport are then refused. */
                coolingOffRealMs: number;
                /** @description Ended packages in a snapshot. */
                endedPackages: number;
                /** @description Airports that queued legs may open to a player within `openingsRealMs`. */
                openings: number;
                /** @description The same for each plane of the player, if that is more. */
                openingsAPlane: number;
                /** @description Real milliseconds for which an opened airport counts. */
                openingsRealMs: number;
                /** @description Open jobs in a snapshot. */
                openJobs: number;
                /** @description Planes of a player. */
                planes: number;
                /** @description Queued legs of a plane. */
                queuedLegs: number;
            };
            /** @description The viewer's discount on list prices, as a fraction. */
            planeDiscount: number;
            poolBands: components["schemas"]["PoolBand"][];
            /** @description Factor on the cost of a repair if the plane is broken. */
            repairBrokenFactor: number;
            /** @description Fraction of full health that a repair restores in a simulated hour. */
            repairPerSimHour: number;
            /** @description What a repair from health 0 to 100 costs, as a fraction of the list price. */
            repairShare: number;
            /** @description What the sale of a plane with full health pays, as a fraction of the list price. */
            saleShare: number;
            /** @description How much less the sale pays at health 0, as a fraction of the list price. */
            saleWearShare: number;
            specials: components["schemas"]["Special"][];
            /** @description Simulated milliseconds that pass in one real millisecond. */
            worldTimeScale: number;
        };
        /** @description Events of the player. */
        EventPage: {
            /** @description Newest first. */
            items: components["schemas"]["HistoryEvent"][];
            nextBefore: number | null;
        };
        /** @description Who is expelled. */
        ExpulsionRequest: {
            /** @description Name of the member, in upper or lower case. */
            username: string;
        };
        /** @description The destination. */
        FlyRequest: {
            /** @description Destination of the leg. ICAO code in upper or lower case. If no airport has it: 400 `unknown-icao`. */
            destIcao: string;
        };
        /** @description The players whose names contain a text. */
        FoundPlayers: {
            /** @description Names that begin with the text come first, then by username. */
            players: {
                /** @description Whole euros. */
                cash: number;
                /** @description Name of the company. */
                companyName: string;
                /**
                 * Format: date-time
                 * @description When the account was made. ISO 8601, UTC.
                 */
                createdAt: string;
                /** @description Without a password nobody can sign in. */
                hasPassword: boolean;
                homeIcao: string | null;
                /** @description Id of the player. */
                id: number;
                seenAt: string | null;
                /** @description The player's sessions are refused, and the player cannot sign in. */
                suspended: boolean;
                suspendedUntil: string | null;
                suspensionReason: string | null;
                /** @description Name to sign in with. */
                username: string;
            }[];
            /** @description Number of players found, with those beyond the limit. */
            total: number;
        };
        /** @description Something that happened to the player. */
        HistoryEvent: {
            /**
             * Format: date-time
             * @description When it happened, in real time. ISO 8601, UTC.
             */
            at: string;
            /** @description When it happened, by the world's clock. Simulated milliseconds since 1970. */
            clockMs: number;
            /** @description The figures of the event, by its kind. */
            data: {
                [key: string]: unknown;
            };
            /** @description Id of the event. */
            id: number;
            /** @description What happened. An open list: releases add kinds. */
            kind: string;
            packageId: number | null;
            planeId: number | null;
        };
        /** @description Sums of the ledger entries and events since an instant, or of the whole history. */
        HistorySummary: {
            /** @description Number of events by kind. */
            events: {
                /** @description How many there are. */
                count: number;
                /** @description What happened. */
                kind: string;
            }[];
            /** @description The ledger, one sum for each reason and plane. */
            money: {
                /** @description Euros that the player received in total; negative if the player paid. Whole euros. */
                amount: number;
                /** @description How many entries there are; 0 if only earlier entries of routes grew. */
                count: number;
                planeId: number | null;
                /**
                 * @description Why the cash changed.
                 * @enum {string}
                 */
                reason: "start" | "carried-over" | "fuel" | "delivery" | "abandon" | "lapse" | "debt" | "repair" | "buy" | "sell" | "relief" | "test" | "admin" | "brought-forward" | "base" | "upkeep" | "base-sale" | "campaign" | "route" | "route-costs" | "dispatcher" | "adjustment";
            }[];
            /** @description Cash over time, oldest first: 201 points at most, the first before the first entry. For more than 200 hours, a point is the last entry of a full hour. */
            purse: {
                /**
                 * Format: date-time
                 * @description When it happened, in real time. ISO 8601, UTC.
                 */
                at: string;
                /** @description When it happened, by the world's clock. Simulated milliseconds since 1970. */
                clockMs: number;
                /** @description Cash at that instant. Whole euros. */
                money: number;
            }[];
            /**
             * Format: date-time
             * @description Start of the sums: the requested instant, or the beginning of the player's history or of the part that is kept. ISO 8601, UTC.
             */
            since: string;
        };
        /** @description An airport to start from. */
        Home: {
            /** @description The city it serves; empty if unknown. */
            city: string;
            /** @description Two letters of ISO 3166. */
            country: string;
            /** @description The airport. ICAO code. */
            icao: string;
            /** @description Degrees, north positive. */
            lat: number;
            /** @description Degrees, east positive. */
            lon: number;
            /** @description Its name. */
            name: string;
            /** @description Airports with jobs at 150 to 450 km. */
            nearbyAirports: number;
            /** @description Players who have their home there. */
            players: number;
            /** @description Airports with jobs at 450 to 1,000 km. */
            regionalAirports: number;
            /** @description True if airlines serve it by timetable. Jobs lead only to these airports and to large ones. Jobs start wherever planes are. */
            scheduled: boolean;
            /**
             * @description How large it is.
             * @enum {string}
             */
            size: "large" | "medium" | "small";
        };
        /** @description The home airport. */
        HomeRequest: {
            /** @description An airport to start from. ICAO code in upper or lower case. If no airport has it: 400 `unknown-icao`. */
            icao: string;
        };
        /** @description An invitation to an alliance. */
        Invitation: {
            /** @description Id of the alliance. */
            allianceId: number;
            /** @description Its name. */
            allianceName: string;
            /** @description Id of the invitation. */
            id: number;
            /**
             * Format: date-time
             * @description When the invitation lapses. ISO 8601, UTC.
             */
            lapsesAt: string;
        };
        /** @description The viewer's open invitations. */
        InvitationList: {
            /** @description The oldest first. */
            items: components["schemas"]["Invitation"][];
        };
        /** @description Who is invited. */
        InvitationRequest: {
            /** @description Name of the player, in upper or lower case. */
            username: string;
        };
        /** @description An invite as admins see it, without its code. */
        Invite: {
            /**
             * Format: date-time
             * @description When it was made. ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working. ISO 8601, UTC.
             */
            expiresAt: string;
            /** @description Id of the invite. */
            id: number;
            note: string | null;
            /** @description How many players have registered with it. */
            used: number;
            /** @description How many players may register with it. */
            uses: number;
        };
        /** @description Invites, also those that are used up or expired. */
        InvitePage: {
            /** @description Newest first. */
            items: components["schemas"]["Invite"][];
            nextBefore: number | null;
        };
        /** @description What an open job would add to the trip of a plane. */
        JobGain: {
            /** @description From its origin to its destination in km, with one decimal. */
            distanceKm: number;
            /** @description The plane can load it beside the cargo of the trip, and fly the trip. */
            fits: boolean;
            /** @description Additional litres of fuel that the trip buys, with one decimal. */
            fuel: number;
            /** @description What these litres cost. Whole euros. */
            fuelCost: number;
            /** @description What the trip earns in addition: pay less fuel and the repair of the wear. Whole euros. */
            net: number;
            /** @description What the trip earns in addition in a simulated hour of flight. Whole euros. */
            netPerHour: number;
            /** @description Id of the open job. */
            packageId: number;
            /** @description Its payout for each of these kilometres, in euros with two decimals. */
            payPerKm: number;
            /** @description Why it does not fit; absent if it does. */
            refusal?: {
                /** @description Code of the refusal. */
                code: string;
                /** @description Why, with the figures. */
                detail: string;
                /** @description The figures of `detail`, for programs. */
                details: {
                    [key: string]: unknown;
                };
            };
            /** @description Additional points of health that the trip costs, with two decimals. */
            wear: number;
        };
        /** @description Open jobs for a plane. */
        JobGains: {
            /** @description The best job first, of equal ones that with the lower id. */
            items: components["schemas"]["JobGain"][];
        };
        /** @description Name and password that turn a guest into an ordinary player. */
        KeepRequest: {
            /** @description Name of the company. Default: it stays as it is. 1 to 40 characters, no blank at the ends. */
            companyName?: string;
            /** @description Code of an invite. Needed if the service lets only players with an invite register, otherwise ignored. */
            invite?: string;
            /**
             * Format: password
             * @description 8 to 128 characters. A common one: 400 `password-common`.
             */
            password: string;
            /** @description 3 to 24 characters: A–Z, a–z, 0–9, _ and -. Two names may not differ only in upper and lower case. */
            username: string;
        };
        /** @description The first lap of a route by a plane of a model, without any job. */
        LapFigures: {
            /** @description Their cost. Whole euros. */
            fuelCost: number;
            /** @description Litres in the mean wind of the season, with one decimal. */
            fuelL: number;
            /** @description Length in km, with one decimal. */
            km: number;
            /** @description Line freight of the first lap in kg, if jobs take no room. */
            lineFreightKg: number;
            /** @description What this freight pays, less the share of the dispatcher. Whole euros. */
            lineFreightPay: number;
            /** @description Id of the model in the catalog. */
            modelId: string;
            /** @description Each leg is within the range in the worst wind. */
            reachable: boolean;
            /** @description Simulated milliseconds of flight. */
            simMs: number;
            /** @description Points of health that the landings cost, with two decimals. */
            wear: number;
        };
        /** @description The first players by one figure, and the viewer among them. */
        Leaderboard: {
            /**
             * @description Figure of the ranking.
             * @enum {string}
             */
            by: "worth" | "reputation" | "deliveries" | "km";
            /** @description The first entries, in order of rank. */
            entries: components["schemas"]["LeaderboardEntry"][];
            /** @description The viewer's own entry. */
            own: components["schemas"]["LeaderboardEntry"];
            /** @description Number of ranked players. */
            players: number;
        };
        /** @description A player in the ranking. */
        LeaderboardEntry: {
            /** @description Name of the company. */
            companyName: string;
            /** @description Anybody may read the company's page. */
            companyPage: boolean;
            /** @description Packages delivered. */
            deliveries: number;
            /** @description Kilometres flown, with one decimal. */
            km: number;
            /** @description Id of the player. */
            playerId: number;
            /** @description 1 is the first. */
            rank: number;
            /** @description Reputation in points, with one decimal. */
            reputation: number;
            /** @description Name to sign in with. */
            username: string;
            /** @description Net worth: cash plus the sale value of all planes, less what is owed. Whole euros. */
            worth: number;
        };
        /** @description One change of the player's cash. The sum of all entries is the cash. */
        LedgerEntry: {
            /** @description Euros that the player received; negative if the player paid. Whole euros. */
            amount: number;
            /**
             * Format: date-time
             * @description When it happened, in real time. ISO 8601, UTC.
             */
            at: string;
            /** @description When it happened, by the world's clock. Simulated milliseconds since 1970. */
            clockMs: number;
            /** @description Id of the entry. */
            id: number;
            packageId: number | null;
            planeId: number | null;
            /**
             * @description Why the cash changed.
             * @enum {string}
             */
            reason: "start" | "carried-over" | "fuel" | "delivery" | "abandon" | "lapse" | "debt" | "repair" | "buy" | "sell" | "relief" | "test" | "admin" | "brought-forward" | "base" | "upkeep" | "base-sale" | "campaign" | "route" | "route-costs" | "dispatcher" | "adjustment";
        };
        /** @description Entries of the player's ledger. */
        LedgerPage: {
            /** @description Newest first. */
            items: components["schemas"]["LedgerEntry"][];
            nextBefore: number | null;
        };
        /** @description Colours of a player's planes. */
        Livery: {
            /** @description Colours of the fuselage and of the tail, as CSS colours. */
            colours: string[];
            /** @description Id of the livery. */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /** @description What to load and where to fly: `packageIds` and `legs` are the body of a dispatch. The figures are those of the whole trip, with the queue and the cargo that is aboard. */
        LoadPlan: {
            /** @description Legs to add to the queue, in order. */
            legs: string[];
            /** @description What the trip earns: pay less fuel and the repair of the wear. Whole euros. */
            net: number;
            /** @description The same for a simulated hour of flight. Whole euros. */
            netPerHour: number;
            /** @description Packages to load where the plane is, by id. */
            packageIds: number[];
            /** @description Flight time of all its legs in simulated milliseconds. */
            simMs: number;
        };
        /** @description The plane to load the package onto. */
        LoadRequest: {
            /** @description Id of the plane to load onto; 404 if unknown. */
            planeId: number;
        };
        /** @description The shared market at the viewer's airports. */
        Market: {
            /** @description The airports that the viewer's planes open. First come the 24 where a plane can depart soonest, by code, then the others, by code, as pairs of code and number of open jobs. */
            airports: (components["schemas"]["MarketAirport"] | components["schemas"]["MarketAirportCount"])[];
            /** @description At most 60 planes of other players that are parked at these airports, fly to them or come from them. Airports where a plane of the viewer can depart soonest come first. */
            planes: components["schemas"]["MarketPlane"][];
            /** @description Figures of the whole world. */
            world: {
                /** @description The busiest first. */
                busiestAirports: {
                    /** @description The airport. ICAO code. */
                    icao: string;
                    /** @description Planes that are parked there or fly from or to it. */
                    planes: number;
                }[];
                /** @description Registered players. */
                players: number;
                /**
                 * Format: date-time
                 * @description When these figures were computed, once a minute. ISO 8601, UTC.
                 */
                refreshedAt: string;
            };
        };
        /** @description Activity at an airport of the viewer. */
        MarketAirport: {
            /** @description The airport. ICAO code. */
            icao: string;
            /** @description Open jobs there. */
            openJobs: number;
            /** @description Jobs taken there in the last 15 real minutes, the latest first, at most 5. */
            recentlyTaken: {
                /** @description Id of the player. */
                ownerId: number;
                /** @description The player's username. */
                ownerName: string;
                /** @description Id of the package. */
                packageId: number;
                /**
                 * Format: date-time
                 * @description When it was accepted or loaded. ISO 8601, UTC.
                 */
                takenAt: string;
            }[];
        };
        /** @description An airport of the viewer beyond the first 24: its code and the number of open jobs there. */
        MarketAirportCount: [
            string,
            number
        ];
        /** @description A page of the airports that the viewer's planes open, by code. */
        MarketAirportPage: {
            items: components["schemas"]["MarketAirport"][];
            nextAfter: string | null;
        };
        /** @description A plane of another player. */
        MarketPlane: {
            arrivalSimTime: number | null;
            departureSimTime: number | null;
            destIcao: string | null;
            /** @description Id of the plane. */
            id: number;
            /** @description Id of its entry in the catalog. */
            modelId: string;
            /** @description Where it is parked, or the origin of its current leg. ICAO code. */
            originIcao: string;
            /** @description Id of the player. */
            ownerId: number;
            /** @description The player's username. */
            ownerName: string;
        };
        /** @description Something to reach once. It brings a livery or a title, but no money. */
        Milestone: {
            /**
             * @description What it is about. Distances are in km, masses in kg.
             * @enum {string}
             */
            category: "onboarding" | "deliveries" | "distance" | "airports" | "countries" | "fleet" | "types" | "reputation" | "mastery";
            /**
             * Format: date-time
             * @description When the milestone was reached; absent before. It stays reached. ISO 8601, UTC.
             */
            doneAt?: string;
            /** @description Id of the milestone. */
            id: string;
            /** @description What the milestone brings. POST /api/player/appearance chooses it. */
            reward: {
                /** @description A livery. */
                liveryId?: string;
                /** @description A title. */
                title?: string;
            };
            /** @description The figure that reaches the milestone. */
            target: number;
            /** @description The player's figure now. */
            value: number;
        };
        /** @description Milestones of the player. */
        MilestonePage: {
            /** @description By category, in each the nearest goal first. */
            items: components["schemas"]["Milestone"][];
            /** @description All liveries. */
            liveries: components["schemas"]["Livery"][];
            nextAfter: string | null;
        };
        /** @description A leg to move in the queue. */
        MoveQueuedLegRequest: {
            /** @description Place of the leg in the plane's queue, counted from 0. One outside it: 400 `index-out-of-range`. */
            index: number;
            /** @description New place of the leg in the queue, counted from 0. One outside it: 400 `index-out-of-range`. */
            to: number;
        };
        /** @description One of the first steps of a player. */
        OnboardingStep: {
            /** @description Done steps stay done. */
            done: boolean;
            /**
             * @description home: choose where to start; load, fly, deliver: do it once; expand: own a second plane.
             * @enum {string}
             */
            step: "home" | "load" | "fly" | "deliver" | "expand";
        };
        /** @description The result for one plane of a request for several planes. */
        Outcome: {
            /** @description Id of the plane, as given. */
            id: number;
            /** @description Why nothing was done with the plane. */
            problem?: {
                /** @description Code of the refusal. */
                code: string;
                /** @description Why, with the figures. */
                detail: string;
                /** @description The figures of `detail`, for programs. */
                details: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Status of the service now. */
        Overview: {
            /** @description Players and their streams. */
            players: {
                /** @description Accounts of players, guests included. */
                accounts: number;
                /** @description Players with an open stream. */
                online: number;
                /** @description Open streams. */
                streams: number;
            };
            /** @description This process. */
            process: {
                /** @description Resident memory in MB. */
                memoryMB: number;
                /** @description Seconds since this process started. */
                uptimeSeconds: number;
            };
            /** @description Requests that wait, and sign-ins that are slowed down. */
            queues: {
                /** @description Commands that wait for their commit. */
                commands: number;
                /** @description Passwords that wait to be hashed. */
                passwords: number;
                /** @description Addresses, accounts and devices whose guesses are slowed down. */
                signInLocks: number;
            };
            /** @description What happens in the world. */
            world: {
                /** @description Planes that fly or are in repair. */
                activePlanes: number;
                /** @description The world's clock runs: a plane flies or is in repair. */
                clockRuns: boolean;
                /** @description Scheduled events that are skipped because their handler failed. */
                eventsQuarantined: number;
                /** @description Approximate number of scheduled events that wait for their instant. */
                eventsWaiting: number;
                /** @description Real milliseconds for which the first scheduled event is overdue. */
                overdueMs: number;
                /** @description Commits since the world began. */
                revision: number;
            };
        };
        /** @description What the viewer delivered for a campaign. */
        OwnContribution: {
            /** @description What success pays on top. Whole euros. */
            bonus: number;
            /** @description What these deliveries paid. Whole euros. */
            earned: number;
            /** @description Kilograms that count. */
            kg: number;
        };
        /** @description A page of the player's accepted and loaded packages. */
        OwnPackagePage: {
            /** @description By id. */
            items: components["schemas"]["Package"][];
            nextAfter: number | null;
        };
        /** @description A package, also called a job. Fields that do not apply are left out. */
        Package: {
            /** @description Its commodity: an id of GET /api/commodities. */
            commodity: string;
            /** @description Number of units. */
            count: number;
            /** @description The factor of demand in `payout`: the current one while it is open, otherwise as fixed when it was taken. It changes with deliveries and each simulated hour. Absent once it has ended, and if an earlier release fixed the payout. */
            demand?: number;
            /** @description Destination. ICAO code. */
            destIcao: string;
            /** @description From origin to destination, in whole km; absent once it has ended. */
            distanceKm?: number;
            /** @description When it is due: later it is late. Absent if it cannot be late. Simulated milliseconds since 1970. */
            dueSimTime?: number;
            /** @description When it was delivered or abandoned, or when its reservation lapsed. Simulated milliseconds since 1970. */
            endedAtSimTime?: number;
            /** @description Real milliseconds until an open one expires or an accepted one lapses, at the instant of the answer. */
            expiresRealMs?: number;
            /**
             * @description The group of its commodity, which demand is for; absent once it has ended.
             * @enum {string}
             */
            group?: "mail" | "consumer" | "industry" | "fresh" | "living" | "health";
            /** @description Id of the package. */
            id: number;
            /** @description When it was loaded. Simulated milliseconds since 1970. */
            loadedAtSimTime?: number;
            /** @description What a player and a plane need to load it and fly it directly. What every player and plane has is left out. Absent once it has ended. */
            needs?: {
                /** @description Health of the plane, in points. */
                minHealth?: number;
                /** @description Least payload of the plane's model, in kg, whatever the job weighs. */
                minPayloadKg?: number;
                /** @description Reputation of the player, in points. */
                minReputation?: number;
                /** @description Range of the plane for a direct flight, in whole km. */
                rangeKm: number;
            };
            /** @description Origin: where it waits or waited. ICAO code. */
            originIcao: string;
            /** @description Id of the player who accepted or loaded it. */
            ownerId?: number;
            /** @description What its delivery pays: this viewer while it is open, otherwise as fixed when it was taken. Whole euros. */
            payout: number;
            /** @description Id of the plane that it was loaded on. */
            planeId?: number;
            /** @description What was paid when it ended; negative for a penalty. Whole euros. */
            settled?: number;
            /** @description Id of its special in `economy.specials`; absent for ordinary cargo. */
            special?: string;
            /**
             * @description open: on the market; accepted: reserved; loaded: on a plane; delivered, abandoned and expired ones have ended.
             * @enum {string}
             */
            status: "open" | "accepted" | "loaded" | "delivered" | "abandoned" | "expired";
            /** @description Weight of all units, in kg. */
            weightKg: number;
        };
        /** @description Ended packages of the player. */
        PackagePage: {
            /** @description Newest first. */
            items: components["schemas"]["Package"][];
            nextBefore: number | null;
        };
        /** @description The current password and the new one. */
        PasswordRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            current: string;
            /** @description API tokens stay valid. By default they are revoked. */
            keepTokens?: boolean;
            /**
             * Format: password
             * @description 8 to 128 characters. A common one: 400 `password-common`.
             */
            next: string;
        };
        /** @description A plane. Its position in flight follows from both airports, both times and the clock; windFactor is that of its current leg. */
        Plane: {
            /** @description Where it is parked, or the origin of its current leg. ICAO code. */
            airportIcao: string;
            arrivalSimTime: number | null;
            /** @description True if its health is 0. It cannot fly until it is repaired. */
            broken: boolean;
            /** @description Weight of what is loaded, in kg: packages and line freight. */
            cargoKg: number;
            departureSimTime: number | null;
            destIcao: string | null;
            /** @description Fuel aboard now, in litres with one decimal. */
            fuel: number;
            /** @description Points; 100 is fully healthy. It grows during a repair. */
            health: number;
            /** @description Id of the plane. */
            id: number;
            /** @description Size of the tank, in litres. */
            maxFuel: number;
            /** @description Payload, in kg. */
            maxPayloadKg: number;
            /** @description Id of its entry in the catalog. */
            modelId: string;
            /** @description Its registration, or the name that its owner gave it. */
            name: string;
            /** @description Id of the player who owns it. */
            ownerId: number;
            /** @description Destinations of the legs not yet started, in order. On a route: the rest of the lap, at most 11. */
            queue: string[];
            repairEndsSimTime: number | null;
            route?: components["schemas"]["PlaneRoute"];
            /**
             * @description available: on the ground; flying; repairing: on the ground, in repair.
             * @enum {string}
             */
            status: "available" | "flying" | "repairing";
            /** @description Since it was bought. */
            totals: {
                /** @description Packages delivered. */
                deliveries: number;
                /** @description What its deliveries were paid. Whole euros. */
                earned: number;
                /** @description Kilometres flown, with one decimal. */
                km: number;
            };
            windFactor: number | null;
        };
        /** @description The route of a plane, and how far it is on it. Absent while the plane is on no route. */
        PlaneRoute: {
            /** @description Place in the lap, from 0, of the stop that the plane flies to or will fly to. */
            nextIndex: number;
            /**
             * @description Why it stopped. After purse-too-small and cash-floor it starts again when the cash allows it.
             * @enum {string}
             */
            reason?: "purse-too-small" | "cash-floor" | "beyond-tank" | "plane-broken" | "owner-away" | "owner-suspended";
            /** @description Id of the route. */
            routeId: number;
            /**
             * @description active; suspended: by a command of the player on the plane, until the route is assigned again; stopped: for `reason`.
             * @enum {string}
             */
            status: "active" | "suspended" | "stopped";
        };
        /** @description The signed-in player. */
        Player: {
            /** @description Name of the company. */
            companyName: string;
            /** @description Anybody may read the company's page. */
            companyPage: boolean;
            /** @description A guest, who is deleted after 7 days without a request unless POST /api/auth/keep is called. */
            guest: boolean;
            homeIcao: string | null;
            /** @description Id of the player. */
            id: number;
            /** @description Id of the livery that the player chose among those earned; absent without one. */
            liveryId?: string;
            /** @description The player's cash. Whole euros. */
            money: number;
            /** @description The first steps, in order. */
            onboarding: components["schemas"]["OnboardingStep"][];
            /** @description Whole euros of penalties for abandoned packages that cash did not cover. Half of what deliveries, routes, campaigns and sales pay goes to them. While anything is owed, a player who has a plane can buy no other and no base. */
            owed: number;
            /** @description Reputation in points, with one decimal. */
            reputation: number;
            /** @description Members of the player's alliance may see the player's planes. */
            sharePlanes: boolean;
            /** @description The title that the player chose among those earned; absent without one. */
            title?: string;
            /** @description Name to sign in with. */
            username: string;
        };
        /** @description A range of jobs by distance and weight. */
        PoolBand: {
            /** @description Real milliseconds until a slot that was emptied gets another job. */
            cooldownMs: number;
            /**
             * @description Airports that the jobs lead to.
             * @enum {string}
             */
            destinations: "any" | "large";
            /**
             * @description Name of the band.
             * @enum {string}
             */
            id: "local" | "regional" | "medium" | "long" | "heavy";
            /** @description How many times as likely a large airport is as a destination as another one. */
            largeWeight: number;
            /** @description Greatest weight in kg. */
            maxKg: number;
            /** @description Greatest distance in km. */
            maxKm: number;
            /** @description Least weight in kg. */
            minKg: number;
            /** @description Least distance in km. */
            minKm: number;
            /** @description Jobs of the band at each pool airport, at most. */
            slots: number;
        };
        /** @description The session of a request and its player. */
        PresentSession: {
            /**
             * Format: date-time
             * @description When the session ends if it is not used before. ISO 8601, UTC.
             */
            expiresAt: string;
            player: components["schemas"]["Player"];
            /** @description Id of the session. */
            sessionId: number;
        };
        /** @description What the player shows. Absent fields stay as they are. */
        PrivacyRequest: {
            /** @description Anybody may read the company's page. */
            companyPage?: boolean;
            /** @description Members of the player's alliance may see the planes. */
            sharePlanes?: boolean;
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
        /** @description The first companies by one figure, for anybody. */
        PublicRanking: {
            /**
             * @description Figure of the ranking.
             * @enum {string}
             */
            by: "worth" | "reputation" | "deliveries" | "km";
            /** @description The first entries, in order of rank. */
            entries: components["schemas"]["PublicRankingEntry"][];
            /** @description Number of ranked players. */
            players: number;
        };
        /** @description A company in the public ranking. */
        PublicRankingEntry: {
            companyName: string | null;
            /** @description Packages delivered. */
            deliveries: number;
            /** @description Kilometres flown, with one decimal. */
            km: number;
            /** @description 1 is the first. */
            rank: number;
            /** @description Reputation in points, with one decimal. */
            reputation: number;
            username: string | null;
            /** @description Net worth: cash plus the sale value of all planes, less what is owed. Whole euros. */
            worth: number;
        };
        /** @description A leg to append to the queue. */
        QueueLegRequest: {
            /** @description Destination of the leg. ICAO code in upper or lower case. If no airport has it: 400 `unknown-icao`. */
            destIcao: string;
        };
        /** @description The figures of a departure now, and whether it would be accepted. */
        Quote: {
            /** @description Where it would land. ICAO code. */
            destIcao: string;
            /** @description Great-circle distance in km, with one decimal. */
            distanceKm: number;
            flightRealMs: number | null;
            /** @description Flight time in simulated milliseconds. */
            flightSimMs: number;
            /** @description Litres aboard, with one decimal. */
            fuelAboard: number;
            /** @description Their cost. Whole euros. */
            fuelCost: number;
            /** @description Litres that the leg needs, with one decimal. */
            fuelNeeded: number;
            /** @description Litres that would be bought at departure, with one decimal. */
            fuelToBuy: number;
            /** @description Where it would depart. ICAO code. */
            originIcao: string;
            /** @description Id of the plane. */
            planeId: number;
            /** @description True if a fly to the destination would be accepted now. */
            reachable: boolean;
            refusal: {
                /** @description Code of the refusal. */
                code: string;
                /** @description Why, with the figures. */
                detail: string;
                /** @description The figures of `detail`, for programs. */
                details: {
                    [key: string]: unknown;
                };
            } | null;
            /** @description Points of health that the landing costs, with two decimals. */
            wear: number;
            /** @description Factor of the wind on the burn: below 1 for a tail wind. */
            windFactor: number;
        };
        /** @description An alliance in the ranking. */
        RankedAlliance: {
            /** @description Id of the alliance. */
            id: number;
            /** @description How many members it has. */
            members: number;
            /** @description Its name. */
            name: string;
            /** @description 1 is the first. */
            rank: number;
            /** @description What members earned while they were members, by deliveries, routes and campaigns. Whole euros. */
            score: number;
        };
        /** @description A new player. */
        RegisterRequest: {
            /** @description Name of the company. Default: the username. 1 to 40 characters, no blank at the ends. */
            companyName?: string;
            /** @description Anybody may read the company's page. Default: false. */
            companyPage?: boolean;
            /** @description Code of an invite. Needed if the service lets only players with an invite register, otherwise ignored. */
            invite?: string;
            /**
             * Format: password
             * @description 8 to 128 characters. A common one: 400 `password-common`.
             */
            password: string;
            /** @description 3 to 24 characters: A–Z, a–z, 0–9, _ and -. Two names may not differ only in upper and lower case. */
            username: string;
        };
        /** @description Whether this service takes new players. */
        Registration: {
            /**
             * @description Who may register: anyone, holders of an invite, or nobody.
             * @enum {string}
             */
            registration: "open" | "invite" | "closed";
        };
        /** @description The new name of the plane. */
        RenameRequest: {
            /** @description Name of the plane. 1 to 24 characters, no blank at the ends. */
            name: string;
        };
        /** @description Planes to repair. */
        RepairPlanesRequest: {
            /** @description Planes, 1 to 60, in the order in which they are served. */
            ids: number[];
        };
        /** @description Stops that planes fly automatically. The lap is the stops in order and, without `loop`, the way back over those between. */
        Route: {
            /** @description Id of the route. */
            id: number;
            /** @description Length of a lap in km, with one decimal. */
            lapKm: number;
            /** @description After the last stop comes the first. Without it planes go to the last stop and back. */
            loop: boolean;
            /** @description Its name. */
            name: string;
            /** @description What the route earned since `netSinceSimTime`: the pay for what it loaded, less the dispatcher's share, fuel and repairs. Whole euros. */
            net: number;
            /** @description When `net` began to count: at the creation of the route, or at the update to the first release with `net`. Simulated milliseconds since 1970. */
            netSinceSimTime: number;
            /** @description What its planes load. */
            policy: {
                /** @description How many of the next stops accepted and open jobs are loaded for. */
                maxLaterStops: number;
                /** @description Least whole euros an hour of flight that an open job must bring, after the dispatcher's share and after what its special loses on the way. Fuel and wear are those of the lap. */
                minNetPerHour: number;
                /** @description Loads open jobs too, once they have been open for 5 real minutes. */
                openJobs: boolean;
            };
            /** @description Points of health below which a plane is repaired at a stop; 0: never. */
            repairBelow: number;
            /** @description The stops in order. */
            stops: string[];
            /** @description Cash in whole euros that must remain. If fuel or a repair would leave less, it is not paid, and the plane stops. */
            stopWhenCashBelow: number;
        };
        /** @description All routes of the player. */
        RouteList: {
            /** @description By id, at most 50. */
            items: components["schemas"]["Route"][];
        };
        /** @description A month in which companies are compared. */
        Season: {
            /** @description The first ten, in order. */
            entries: components["schemas"]["SeasonEntry"][];
            /** @description It has not ended. */
            isRunning: boolean;
            own: components["schemas"]["SeasonEntry"] | null;
            /** @description The UTC month, as `2026-11`. */
            season: string;
        };
        /** @description A player in a season. */
        SeasonEntry: {
            companyName: string | null;
            playerId: number | null;
            /** @description 1 is the first. */
            rank: number;
            username: string | null;
            /** @description Whole euros, whole tonne-kilometres, or the share of deliveries on time, 0 to 1. */
            value: number;
        };
        /** @description Seasons with their first players by one figure. */
        SeasonPage: {
            /** @description Newest first. */
            items: components["schemas"]["Season"][];
            nextBefore: string | null;
        };
        /** @description An invitation that the founder's alliance has sent. */
        SentInvitation: {
            /** @description Name of the company. */
            companyName: string;
            /** @description Id of the invitation. */
            id: number;
            /**
             * Format: date-time
             * @description When the invitation lapses. ISO 8601, UTC.
             */
            lapsesAt: string;
            /** @description Id of the invited player. */
            playerId: number;
            /**
             * Format: date-time
             * @description When it was sent. ISO 8601, UTC.
             */
            sentAt: string;
            /** @description Name of the player. */
            username: string;
        };
        /** @description Open invitations of the founder's alliance. */
        SentInvitationList: {
            /** @description The oldest first. */
            items: components["schemas"]["SentInvitation"][];
        };
        /** @description A session of the player. */
        Session: {
            /** @description Address it was opened from. */
            address: string;
            /**
             * Format: date-time
             * @description When it began. ISO 8601, UTC.
             */
            createdAt: string;
            /** @description True for the session of this request. */
            current: boolean;
            /**
             * Format: date-time
             * @description When it ends if it is not used before. ISO 8601, UTC.
             */
            expiresAt: string;
            /** @description Id of the session. */
            id: number;
            /**
             * Format: date-time
             * @description When it was last used, to the hour, or to the minute for an admin. ISO 8601, UTC.
             */
            lastUsedAt: string;
            /** @description User-Agent of the program that opened it. */
            userAgent: string;
        };
        /** @description Open sessions. */
        SessionPage: {
            /** @description Newest first. */
            items: components["schemas"]["SessionRow"][];
            nextBefore: number | null;
        };
        /** @description A session as admins see it. */
        SessionRow: {
            /** @description Address it was opened from. */
            address: string;
            /**
             * Format: date-time
             * @description When it began. ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends if it is not used before. ISO 8601, UTC.
             */
            expiresAt: string;
            /** @description Id of the session. */
            id: number;
            /**
             * @description The session of a player or of an admin.
             * @enum {string}
             */
            kind: "player" | "admin";
            /**
             * Format: date-time
             * @description When it was last used, to the hour, or to the minute for an admin. ISO 8601, UTC.
             */
            lastUsedAt: string;
            /** @description User-Agent of the program that opened it. */
            userAgent: string;
            /** @description Id of the player or the admin user. */
            userId: number;
            /** @description Name of the player or the admin user. */
            username: string;
        };
        /** @description The caller's password, and a new one for a player; it ends the player's sessions. */
        SetPasswordRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            current: string;
            /**
             * Format: password
             * @description 8 to 128 characters. A common one: 400 `password-common`.
             */
            password: string;
        };
        /** @description The planes of a member of the viewer's alliance. */
        SharedPlanes: {
            /** @description By id. */
            items: components["schemas"]["MarketPlane"][];
        };
        /** @description The player and a new session; browsers get it as a cookie too. */
        SignedIn: {
            /**
             * Format: date-time
             * @description When the session ends if it is not used before. ISO 8601, UTC.
             */
            expiresAt: string;
            player: components["schemas"]["Player"];
            /** @description The token for `Authorization: Bearer`. Only this answer shows it. */
            token: string;
        };
        /** @description Name and password. */
        SignInRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            password: string;
            /** @description Name of the account, in upper or lower case. */
            username: string;
        };
        /** @description A special status of cargo. */
        Special: {
            /** @description Factor on the payout. */
            factor: number;
            /** @description IATA's handling code. */
            handlingCode: string;
            /** @description Id, as packages name it. */
            id: string;
            /** @description Its name. */
            label: string;
            /** @description What the special requires, and what it costs if that is not met. Times are simulated and count from the loading. */
            rule: string;
        };
        /** @description The whole snapshot of a player. Every action answers with it. */
        State: {
            /** @description The player's bases, by id. */
            bases: components["schemas"]["Base"][];
            /** @description All models that can be bought. */
            catalog: components["schemas"]["CatalogEntry"][];
            clock: {
                /** @description True while any plane flies or is in repair. */
                running: boolean;
                /** @description Simulated milliseconds that pass in one real millisecond while the clock runs. */
                timeScale: number;
            };
            economy: components["schemas"]["Economy"];
            /** @description Only in dry runs that create, change or assign a route: its first lap, by model. */
            laps?: components["schemas"]["LapFigures"][];
            market: components["schemas"]["Market"];
            /** @description How many items the snapshot leaves out. Without ended packages a snapshot has at most 48 KB, so with a large fleet there is room for less. */
            omitted: {
                /** @description Airports of the player that are left out: `GET /api/market/airports` lists all. */
                airports: number;
                /** @description Open jobs at the player's airports that are left out: `GET /api/airports/{icao}/jobs` lists all of one airport. */
                openJobs: number;
                /** @description Accepted and loaded packages that are left out: `GET /api/packages` lists all. */
                packages: number;
                /** @description Routes of the player that are left out: `GET /api/routes` lists all. */
                routes: number;
            };
            /** @description Only in answers to commands on several planes: the result for each plane. */
            outcomes?: components["schemas"]["Outcome"][];
            /** @description Packages that the player accepted and loaded, the last 50 that ended (not in frames of the stream), and at most 100 open ones. These begin with the three of each of the player's airports that have the best pay for their weight; others follow. Airports where a plane can depart soonest come first. */
            packages: components["schemas"]["Package"][];
            /** @description The player's planes, by id. */
            planes: components["schemas"]["Plane"][];
            player: components["schemas"]["StatePlayer"];
            /**
             * @description Only in dry runs: the state as it would be. Nothing has changed.
             * @constant
             */
            preview?: true;
            /** @description Grows with every change of the world. */
            revision: number;
            /** @description The player's routes, by id. */
            routes: components["schemas"]["Route"][];
            simState: {
                /** @description The world's clock. Simulated milliseconds since 1970. */
                clockMs: number;
            };
        };
        /** @description The signed-in player in a snapshot. */
        StatePlayer: {
            /** @description The player's alliance; absent without one. */
            alliance?: {
                /** @description Id of the alliance. */
                id: number;
                /** @description Its name. */
                name: string;
            };
            /** @description Name of the company. */
            companyName: string;
            /** @description Anybody may read the company's page. */
            companyPage: boolean;
            /** @description Airports where the player can neither load nor accept for now, by ICAO code. */
            coolingOff: components["schemas"]["CoolingOff"][];
            /** @description Dispatch desks: a plane on a route takes one. */
            desks: {
                /** @description Planes that may be on one. */
                total: number;
                /** @description Planes that are on a route. */
                used: number;
            };
            /** @description A guest, who is deleted after 7 days without a request unless POST /api/auth/keep is called. */
            guest: boolean;
            homeIcao: string | null;
            /** @description Id of the player. */
            id: number;
            /** @description Id of the livery that the player chose among those earned; absent without one. */
            liveryId?: string;
            /** @description The player's cash. Whole euros. */
            money: number;
            /** @description The first steps, in order. */
            onboarding: components["schemas"]["OnboardingStep"][];
            /** @description Whole euros of penalties for abandoned packages that cash did not cover. Half of what deliveries, routes, campaigns and sales pay goes to them. While anything is owed, a player who has a plane can buy no other and no base. */
            owed: number;
            /** @description Reputation in points, with one decimal. */
            reputation: number;
            /** @description Real milliseconds for which routes still run, at the instant of the answer: 48 hours from the last request of the player, which is written once an hour. */
            routesUntilRealMs: number;
            /** @description How many airports the player may still open by legs of a queue, a dispatch or a route. Flying is never refused. */
            scouting: {
                /** @description How many airports that are not yet open to the player queued legs may open now. */
                left: number;
                /** @description Real milliseconds until `left` grows, at the instant of the answer; 0 if none was opened within the hour. */
                nextRealMs: number;
            };
            /** @description Members of the player's alliance may see the player's planes. */
            sharePlanes: boolean;
            /** @description The title that the player chose among those earned; absent without one. */
            title?: string;
            /** @description Name to sign in with. */
            username: string;
        };
        /** @description Status of the service, at most five seconds old. */
        Status: {
            /** @description The world's clock. Simulated milliseconds since 1970. */
            clockMs: number;
            /** @description The world's clock runs: a plane flies or is in repair. */
            clockRuns: boolean;
            /** @description Planes of all players. */
            planes: number;
            /** @description Planes that fly or are in repair. */
            planesActive: number;
            /** @description Player accounts. */
            players: number;
            /** @description Players with an open stream to the process that answers. */
            playersOnline: number;
            /** @description Anybody may read `GET /api/ranking`. */
            rankingIsPublic: boolean;
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
        /** @description Data of `event: delta`: what changed since the message `from`. Items are whole, and fields that are absent have not changed. Fuel, health in repair, `…RealMs` and figures of the world also change without a message. The revision is the number before the dash of the message's id. */
        StreamDelta: {
            /** @description Real instant of the message in milliseconds since 1970. The fields `…RealMs` of the message count from it. */
            at: number;
            /** @description The player's bases by id. null: removed. */
            bases?: {
                [key: string]: components["schemas"]["Base"] | null;
            };
            clock?: {
                /** @description True while any plane flies or is in repair. */
                running: boolean;
                /** @description Simulated milliseconds that pass in one real millisecond while the clock runs. */
                timeScale: number;
            };
            /** @description The world's clock: `simState.clockMs`. Simulated milliseconds since 1970. */
            clockMs: number;
            economy?: components["schemas"]["StreamEconomy"];
            /** @description Id of the message that this one follows. */
            from: string;
            /** @description The changed parts of the market. */
            market?: {
                /** @description Airports by code. An object is a whole airport except its `icao`. Merge its `recentlyTaken` into that of the last whole airport, the latest first. null: removed. */
                airports?: {
                    [key: string]: ({
                        /** @description Open jobs there. */
                        openJobs: number;
                        /** @description Taken jobs by the id of the package. null: removed. */
                        recentlyTaken?: {
                            [key: string]: {
                                /** @description Id of the player. */
                                ownerId: number;
                                /** @description The player's username. */
                                ownerName: string;
                                /** @description Id of the package. */
                                packageId: number;
                                /**
                                 * Format: date-time
                                 * @description When it was accepted or loaded. ISO 8601, UTC.
                                 */
                                takenAt: string;
                            } | null;
                        };
                    } | number) | null;
                };
                /** @description Planes of others by id. null: removed. */
                planes?: {
                    [key: string]: components["schemas"]["MarketPlane"] | null;
                };
                /** @description Figures of the whole world. */
                world?: {
                    /** @description The busiest first. */
                    busiestAirports: {
                        /** @description The airport. ICAO code. */
                        icao: string;
                        /** @description Planes that are parked there or fly from or to it. */
                        planes: number;
                    }[];
                    /** @description Registered players. */
                    players: number;
                    /**
                     * Format: date-time
                     * @description When these figures were computed, once a minute. ISO 8601, UTC.
                     */
                    refreshedAt: string;
                };
            };
            /** @description How many items the snapshot leaves out. Without ended packages a snapshot has at most 48 KB, so with a large fleet there is room for less. */
            omitted?: {
                /** @description Airports of the player that are left out: `GET /api/market/airports` lists all. */
                airports: number;
                /** @description Open jobs at the player's airports that are left out: `GET /api/airports/{icao}/jobs` lists all of one airport. */
                openJobs: number;
                /** @description Accepted and loaded packages that are left out: `GET /api/packages` lists all. */
                packages: number;
                /** @description Routes of the player that are left out: `GET /api/routes` lists all. */
                routes: number;
            };
            /** @description Packages by id. null: removed. */
            packages?: {
                [key: string]: components["schemas"]["Package"] | null;
            };
            /** @description The player's planes by id. null: removed. */
            planes?: {
                [key: string]: components["schemas"]["Plane"] | null;
            };
            player?: components["schemas"]["StatePlayer"];
            /** @description The player's routes by id. null: removed. */
            routes?: {
                [key: string]: components["schemas"]["Route"] | null;
            };
            /**
             * @description Version of the format.
             * @constant
             */
            v: 1;
        };
        /** @description The economy without `depth`, which never changes while a service runs. */
        StreamEconomy: {
            /** @description Greatest penalty for abandoning a loaded package, as a fraction of its payout. */
            abandonMaxShare: number;
            /** @description Least penalty for abandoning a loaded package, as a fraction of its payout. */
            abandonMinShare: number;
            /** @description Fraction of the pay of deliveries, routes, campaigns and sales that goes to what the player owes. */
            debtShare: number;
            /** @description Weight of fuel in kg a litre. */
            fuelDensityKgPerL: number;
            /** @description The viewer's discount on fuel, as a fraction. */
            fuelDiscount: number;
            /** @description Euros a litre, before the viewer's discount. */
            fuelPricePerL: number;
            /** @description Real milliseconds from the creation of a job until it expires. */
            jobLifetimeMs: number;
            /** @description Penalty for not loading an accepted job, as a fraction of its payout, and at most of the player's cash. */
            lapseShare: number;
            /** @description Limits. */
            limits: {
                /** @description Packages of one origin that a player may abandon within `coolingOffRealMs` before jobs there are refused. */
                abandonedOfOrigin: number;
                /** @description Accepted jobs of a player that are not yet loaded. */
                acceptedJobs: number;
                /** @description Real milliseconds for which a job is reserved at most. */
                acceptRealMs: number;
                /** @description Real milliseconds for which jobs at that airport are then refused. */
                coolingOffRealMs: number;
                /** @description Ended packages in a snapshot. */
                endedPackages: number;
                /** @description Airports that queued legs may open to a player within `openingsRealMs`. */
                openings: number;
                /** @description The same for each plane of the player, if that is more. */
                openingsAPlane: number;
                /** @description Real milliseconds for which an opened airport counts. */
                openingsRealMs: number;
                /** @description Open jobs in a snapshot. */
                openJobs: number;
                /** @description Planes of a player. */
                planes: number;
                /** @description Queued legs of a plane. */
                queuedLegs: number;
            };
            /** @description The viewer's discount on list prices, as a fraction. */
            planeDiscount: number;
            poolBands: components["schemas"]["PoolBand"][];
            /** @description Factor on the cost of a repair if the plane is broken. */
            repairBrokenFactor: number;
            /** @description Fraction of full health that a repair restores in a simulated hour. */
            repairPerSimHour: number;
            /** @description What a repair from health 0 to 100 costs, as a fraction of the list price. */
            repairShare: number;
            /** @description What the sale of a plane with full health pays, as a fraction of the list price. */
            saleShare: number;
            /** @description How much less the sale pays at health 0, as a fraction of the list price. */
            saleWearShare: number;
            specials: components["schemas"]["Special"][];
            /** @description Simulated milliseconds that pass in one real millisecond. */
            worldTimeScale: number;
        };
        /** @description Data of `event: snapshot`: the whole state. */
        StreamSnapshot: {
            /** @description Real instant of the message in milliseconds since 1970. The fields `…RealMs` of the message count from it. */
            at: number;
            state: components["schemas"]["StreamState"];
            /**
             * @description Version of the format.
             * @constant
             */
            v: 1;
        };
        /** @description The state of a stream: without ended packages and without `economy.depth`. */
        StreamState: {
            /** @description The player's bases, by id. */
            bases: components["schemas"]["Base"][];
            /** @description All models that can be bought. */
            catalog: components["schemas"]["CatalogEntry"][];
            clock: {
                /** @description True while any plane flies or is in repair. */
                running: boolean;
                /** @description Simulated milliseconds that pass in one real millisecond while the clock runs. */
                timeScale: number;
            };
            economy: components["schemas"]["StreamEconomy"];
            /** @description Only in dry runs that create, change or assign a route: its first lap, by model. */
            laps?: components["schemas"]["LapFigures"][];
            market: components["schemas"]["Market"];
            /** @description How many items the snapshot leaves out. Without ended packages a snapshot has at most 48 KB, so with a large fleet there is room for less. */
            omitted: {
                /** @description Airports of the player that are left out: `GET /api/market/airports` lists all. */
                airports: number;
                /** @description Open jobs at the player's airports that are left out: `GET /api/airports/{icao}/jobs` lists all of one airport. */
                openJobs: number;
                /** @description Accepted and loaded packages that are left out: `GET /api/packages` lists all. */
                packages: number;
                /** @description Routes of the player that are left out: `GET /api/routes` lists all. */
                routes: number;
            };
            /** @description Only in answers to commands on several planes: the result for each plane. */
            outcomes?: components["schemas"]["Outcome"][];
            /** @description Packages that the player accepted and loaded, the last 50 that ended (not in frames of the stream), and at most 100 open ones. These begin with the three of each of the player's airports that have the best pay for their weight; others follow. Airports where a plane can depart soonest come first. */
            packages: components["schemas"]["Package"][];
            /** @description The player's planes, by id. */
            planes: components["schemas"]["Plane"][];
            player: components["schemas"]["StatePlayer"];
            /**
             * @description Only in dry runs: the state as it would be. Nothing has changed.
             * @constant
             */
            preview?: true;
            /** @description Grows with every change of the world. */
            revision: number;
            /** @description The player's routes, by id. */
            routes: components["schemas"]["Route"][];
            simState: {
                /** @description The world's clock. Simulated milliseconds since 1970. */
                clockMs: number;
            };
        };
        /** @description A player after a suspension or restoration, as admins see one. */
        SuspendedPlayer: {
            /** @description Name of the company. */
            companyName: string;
            /** @description Without a password nobody can sign in. */
            hasPassword: boolean;
            /** @description Id of the player. */
            id: number;
            /** @description A dry run: nothing has changed. */
            preview: boolean;
            /** @description The player's sessions are refused, and the player cannot sign in. */
            suspended: boolean;
            suspendedUntil: string | null;
            suspensionReason: string | null;
            /** @description Name to sign in with. */
            username: string;
        };
        /** @description Whether the player is suspended, why and for how long. */
        SuspendRequest: {
            /** @description Hours that the suspension lasts. Default: until an admin restores the player. */
            hours?: number;
            /** @description The reason, which the player sees. Ignored with `suspended: false`. 1 to 200 characters, no blank at the ends. */
            reason?: string;
            /** @description False: the player can sign in again. */
            suspended: boolean;
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
        /** @description Something that happens in a region of the world for some days. */
        WorldEvent: {
            /** @description When it is first listed. Simulated milliseconds since 1970. */
            announcedSimTime: number;
            /** @description When it ends. Simulated milliseconds since 1970. */
            endsSimTime: number;
            /** @description Factor on pay, on the price of fuel or on wear, depending on the kind. */
            factor: number;
            /**
             * @description The group of goods that a shortage is of; absent for other kinds.
             * @enum {string}
             */
            group?: "mail" | "consumer" | "industry" | "fresh" | "living" | "health";
            /** @description Id of the event. */
            id: number;
            /**
             * @description shortage: more pay for a group into the region; harvest: more pay for fresh cargo out of it; festival: more pay for consumer goods into it; fuel: another price at departures there; storm: more wear, and wind of at least 1.1, on legs from or to it.
             * @enum {string}
             */
            kind: "shortage" | "harvest" | "festival" | "fuel" | "storm";
            /**
             * @description Where it is.
             * @enum {string}
             */
            regionId: "alaska" | "canada" | "us-west" | "us-central" | "us-east" | "mexico-caribbean" | "andes" | "brazil" | "southern-cone" | "british-isles" | "nordics" | "western-europe" | "central-europe" | "russia-west" | "siberia" | "north-africa" | "west-africa" | "east-africa" | "southern-africa" | "middle-east" | "south-asia" | "east-asia" | "southeast-asia" | "oceania";
            /** @description When it begins to have effect. Simulated milliseconds since 1970. */
            startsSimTime: number;
        };
        /** @description A page of the world events. */
        WorldEventPage: {
            /** @description Announced and current events, by id. */
            items: components["schemas"]["WorldEvent"][];
            nextAfter: number | null;
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
    adminListAudit: {
        parameters: {
            query?: {
                /** @description Only items older than the one with this id. For the next page, give the `nextBefore` of the previous one. */
                before?: number;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Changes that admins made. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
        };
    };
    adminRevertChange: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                entryId: number;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "unknown-entry" | "read-only-table" | "row-changed" | "constraint-violation" | "purse-too-small" | "plane-in-use" | "not-revertible" | "already-reverted" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The row before and after reverting a change; null where there is none. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRevert"];
                };
            };
        };
    };
    adminListInvites: {
        parameters: {
            query?: {
                /** @description Only items older than the one with this id. For the next page, give the `nextBefore` of the previous one. */
                before?: number;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Invites, also those that are used up or expired. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitePage"];
                };
            };
        };
    };
    adminCreateInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new invite. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateInviteRequest"];
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
                        code: "malformed-request" | "malformed-json" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "body-too-large" | "unsupported-media-type" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description A new invite with its code. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvite"];
                };
            };
        };
    };
    adminWithdrawInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                inviteId: number;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "unknown-invite" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The invite is withdrawn. */
            204: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    adminLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Name and password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminLoginRequest"];
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
                        code: "malformed-request" | "malformed-json" | "wrong-credentials" | "foreign-host" | "cross-site" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "sign-in-locked";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description The admin user and a new session; browsers get it as a cookie too. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description For browsers: the session, and a second cookie that makes this browser a known device of the account. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLoggedIn"];
                };
            };
        };
    };
    adminLogout: {
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
                        code: "malformed-request" | "malformed-json" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "body-too-large" | "unsupported-media-type" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The session has ended. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Makes browsers forget the session. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    adminGetOverview: {
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
                        code: "malformed-request" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Status of the service now. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
        };
    };
    adminFindPlayers: {
        parameters: {
            query: {
                /** @description Maximum number of players. */
                limit?: number;
                /** @description A part of the username or of the company's name, in upper or lower case. */
                search: string;
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
                        code: "malformed-request" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The players whose names contain a text. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPlayers"];
                };
            };
        };
    };
    adminAdjustCash: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                playerId: number;
            };
            cookie?: never;
        };
        /** @description What to add to a player's cash, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustCashRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "unknown-player" | "purse-too-small" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The result of an adjustment of cash. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustedCash"];
                };
            };
        };
    };
    adminSetPlayerPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                playerId: number;
            };
            cookie?: never;
        };
        /** @description The caller's password, and a new one for a player; it ends the player's sessions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPasswordRequest"];
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
                        code: "malformed-request" | "malformed-json" | "password-common" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "wrong-password" | "unknown-player" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "sign-in-locked";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description A player as admins see one. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlayer"];
                };
            };
        };
    };
    adminSuspendPlayer: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                playerId: number;
            };
            cookie?: never;
        };
        /** @description Whether the player is suspended, why and for how long. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspendRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "unknown-player" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description A player after a suspension or restoration, as admins see one. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuspendedPlayer"];
                };
            };
        };
    };
    adminGetSession: {
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
                        code: "malformed-request" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The session of a request and its admin user. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
        };
    };
    adminListSessions: {
        parameters: {
            query?: {
                /** @description Only items older than the one with this id. For the next page, give the `nextBefore` of the previous one. */
                before?: number;
                /** @description Sessions of players or of admins. */
                kind?: "player" | "admin";
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Open sessions. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPage"];
                };
            };
        };
    };
    adminEndSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                sessionId: number;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "unknown-session" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The session has ended. */
            204: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
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
                        code: "malformed-request" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
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
                        code: "malformed-request" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "unknown-table" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "unknown-table" | "read-only-table" | "constraint-violation" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "unknown-table" | "unknown-row" | "read-only-table" | "constraint-violation" | "plane-in-use" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "unknown-table" | "unknown-row" | "read-only-table" | "constraint-violation" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
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
    adminListUsers: {
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
                        code: "malformed-request" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description All admin users. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By id. */
                        users: components["schemas"]["AdminUser"][];
                    };
                };
            };
        };
    };
    adminAddUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The caller's password, and the new admin user. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAdminUserRequest"];
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
                        code: "malformed-request" | "malformed-json" | "password-common" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "wrong-password" | "username-taken" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "sign-in-locked";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description A user of the admin panel. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
        };
    };
    adminDeleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                userId: number;
            };
            cookie?: never;
        };
        /** @description The caller's password, to confirm. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAdminUserRequest"];
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
                        code: "malformed-request" | "malformed-json" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "wrong-password" | "unknown-user" | "last-admin" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "sign-in-locked";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description The user is deleted. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    adminChangeUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                userId: number;
            };
            cookie?: never;
        };
        /** @description The caller's password, and what to change; a new password ends the user's sessions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAdminUserRequest"];
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
                        code: "malformed-request" | "malformed-json" | "password-common" | "admin-not-logged-in" | "foreign-host" | "cross-site" | "wrong-password" | "unknown-user" | "username-taken" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "sign-in-locked";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description A user of the admin panel. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description For browsers: keeps this browser a known device. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
        };
    };
    listAirports: {
        parameters: {
            query?: {
                /** @description Only these columns, in this order: 1 to 8 names with commas between them, none twice. */
                columns?: string;
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description All airports, compact: field names once, then one row each. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirportTable"];
                };
            };
        };
    };
    getAirport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ICAO code in upper or lower case. If no airport has it: 404 `unknown-airport`. */
                icao: string;
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "unknown-airport" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description An airport, and what the viewer can do there. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirportDetail"];
                };
            };
        };
    };
    listAirportJobs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ICAO code in upper or lower case. If no airport has it: 404 `unknown-airport`. */
                icao: string;
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "unknown-airport" | "outside-pool" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The open jobs of one airport. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirportJobs"];
                };
            };
        };
    };
    expelFromAlliance: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who is expelled. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpulsionRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-founder" | "insufficient-scope" | "suspended" | "unknown-username" | "not-in-alliance" | "not-a-member" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    listSentInvitations: {
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Open invitations of the founder's alliance. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentInvitationList"];
                };
            };
        };
    };
    inviteToAlliance: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who is invited. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-founder" | "insufficient-scope" | "suspended" | "unknown-username" | "not-in-alliance" | "already-invited" | "invitation-blocked" | "invitation-limit" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                invitationId: number;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-founder" | "insufficient-scope" | "suspended" | "unknown-invitation" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    leaveAlliance: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "not-in-alliance" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    listAlliances: {
        parameters: {
            query?: {
                /** @description For the next page, the `nextAfter` of the previous one. */
                after?: number;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Alliances by score. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlliancePage"];
                };
            };
        };
    };
    foundAlliance: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The alliance to found. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllianceRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "guest-account" | "insufficient-scope" | "suspended" | "in-alliance" | "alliance-name-taken" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    getAlliance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                allianceId: number;
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "unknown-alliance" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description An alliance with its members. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alliance"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The password, to confirm. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
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
                        code: "malformed-request" | "malformed-json" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "wrong-password" | "session-needed" | "suspended" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "sign-in-locked";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description The account is deleted. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Makes browsers forget the session. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    beginAsGuest: {
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
                        code: "malformed-request" | "malformed-json" | "foreign-host" | "cross-site" | "registration-closed" | "invite-needed" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "too-many-guests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The player and a new session; browsers get it as a cookie too. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description For browsers: the session. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    keepCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Name and password that turn a guest into an ordinary player. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepRequest"];
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
                        code: "malformed-request" | "malformed-json" | "password-common" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "session-needed" | "suspended" | "registration-closed" | "invite-needed" | "invite-invalid" | "not-a-guest" | "username-taken" | "company-name-reserved" | "body-too-large" | "unsupported-media-type" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description The player and a new session; browsers get it as a cookie too. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description For browsers: the session, and a second cookie that makes this browser a known device of the account. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The current password and the new one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
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
                        code: "malformed-request" | "malformed-json" | "password-common" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "wrong-password" | "session-needed" | "suspended" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "sign-in-locked";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description The password is changed. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description For browsers: keeps this browser a known device. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new player. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
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
                        code: "malformed-request" | "malformed-json" | "password-common" | "foreign-host" | "cross-site" | "registration-closed" | "invite-needed" | "invite-invalid" | "username-taken" | "company-name-reserved" | "body-too-large" | "unsupported-media-type" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description The player and a new session; browsers get it as a cookie too. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description For browsers: the session, and a second cookie that makes this browser a known device of the account. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    getRegistration: {
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
                        code: "internal-error" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Whether this service takes new players. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
        };
    };
    getSession: {
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "session-needed" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The session of a request and its player. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentSession"];
                };
            };
        };
    };
    listSessions: {
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "session-needed" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The player's sessions. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Open sessions, the newest first. */
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                sessionId: number;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "session-needed" | "suspended" | "unknown-session" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The session has ended. */
            204: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Name and password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
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
                        code: "malformed-request" | "malformed-json" | "wrong-credentials" | "foreign-host" | "cross-site" | "suspended" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "sign-in-locked";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "hashing-busy" | "catching-up";
                    };
                };
            };
            /** @description The player and a new session; browsers get it as a cookie too. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description For browsers: the session, and a second cookie that makes this browser a known device of the account. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    signOut: {
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
                        code: "malformed-request" | "malformed-json" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "session-needed" | "suspended" | "body-too-large" | "unsupported-media-type" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The session has ended. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Makes browsers forget the session. Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listTokens: {
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "session-needed" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The player's API tokens. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The newest first. */
                        tokens: components["schemas"]["ApiToken"][];
                    };
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new API token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTokenRequest"];
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
                        code: "malformed-request" | "malformed-json" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "session-needed" | "suspended" | "too-many-tokens" | "body-too-large" | "unsupported-media-type" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description A new API token with its text. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiToken"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                tokenId: number;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "session-needed" | "suspended" | "unknown-token" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The token is revoked. */
            204: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    buyBase: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The base to open. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "purse-too-small" | "debt-first" | "base-exists" | "base-limit" | "not-known-there" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    sellBase: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                baseId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-base" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    listBasePlaces: {
        parameters: {
            query?: {
                /** @description Maximum number of airports. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Where the player has bases or could open one. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasePlaces"];
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description For the next page, the `nextBefore` of the previous one. */
                before?: number;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Campaigns that run, and the last ones that ended. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
        };
    };
    listCommodities: {
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
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
                    "application/json": components["schemas"]["Commodity"][];
                };
            };
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the player, in upper or lower case. 404 if the player shows no page. */
                username: string;
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
                        code: "malformed-request" | "foreign-host" | "cross-site" | "unknown-company" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The public page of a company. It never shows cash, positions, bases or today's airports. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Keeps the page out of search engines. */
                    "X-Robots-Tag"?: "noindex";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    listDemand: {
        parameters: {
            query: {
                /** @description The group of commodities. */
                group: "mail" | "consumer" | "industry" | "fresh" | "living" | "health";
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The demand for a group of commodities at all airports to which jobs go. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Only items older than the one with this id. For the next page, give the `nextBefore` of the previous one. */
                before?: number;
                /** @description Only events of these kinds: 1 to 32 with commas between them. */
                kinds?: string;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Events of the player. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    listLedger: {
        parameters: {
            query?: {
                /** @description Only items older than the one with this id. For the next page, give the `nextBefore` of the previous one. */
                before?: number;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Entries of the player's ledger. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerPage"];
                };
            };
        };
    };
    listEndedPackages: {
        parameters: {
            query?: {
                /** @description Only items older than the one with this id. For the next page, give the `nextBefore` of the previous one. */
                before?: number;
                /** @description Maximum number of items. */
                limit?: number;
                /** @description Only packages with this status. */
                status?: "delivered" | "abandoned" | "expired";
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Ended packages of the player. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagePage"];
                };
            };
        };
    };
    summariseHistory: {
        parameters: {
            query?: {
                /** @description Only what happened at this real instant or later. ISO 8601. */
                since?: string;
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Sums of the ledger entries and events since an instant, or of the whole history. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistorySummary"];
                };
            };
        };
    };
    listInvitations: {
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The viewer's open invitations. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                invitationId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "unknown-invitation" | "in-alliance" | "alliance-full" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    declineInvitation: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                invitationId: number;
            };
            cookie?: never;
        };
        /** @description How to decline. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "unknown-invitation" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    getLeaderboard: {
        parameters: {
            query?: {
                /** @description The figure to rank by. */
                by?: "worth" | "reputation" | "deliveries" | "km";
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The first players by one figure, and the viewer among them. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
        };
    };
    listMarketAirports: {
        parameters: {
            query?: {
                /** @description For the next page, the `nextAfter` of the previous one. ICAO code in upper or lower case. If no airport has it: 400 `unknown-icao`. */
                after?: string;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description A page of the airports that the viewer's planes open, by code. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketAirportPage"];
                };
            };
        };
    };
    listMilestones: {
        parameters: {
            query?: {
                /** @description Only milestones after the one with this id. For the next page, give the `nextAfter` of the previous one. */
                after?: "onboarding-home" | "onboarding-load" | "onboarding-fly" | "onboarding-deliver" | "onboarding-expand" | "deliveries-10" | "deliveries-100" | "deliveries-1000" | "deliveries-10000" | "deliveries-100000" | "distance-10000" | "distance-100000" | "distance-1000000" | "distance-10000000" | "distance-50000000" | "airports-5" | "airports-25" | "airports-100" | "airports-250" | "airports-500" | "countries-3" | "countries-10" | "countries-25" | "countries-50" | "countries-100" | "fleet-3" | "fleet-5" | "fleet-10" | "fleet-25" | "fleet-60" | "types-2" | "types-5" | "types-10" | "types-15" | "types-19" | "reputation-30" | "reputation-50" | "reputation-70" | "reputation-90" | "reputation-99" | "mastery-specials" | "mastery-long-leg" | "mastery-heavy" | "mastery-route" | "mastery-campaign";
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Milestones of the player. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestonePage"];
                };
            };
        };
    };
    chooseHome: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The home airport. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "home-chosen" | "not-a-home" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    listHomes: {
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
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
                    "application/json": components["schemas"]["Home"][];
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
    listPackages: {
        parameters: {
            query?: {
                /** @description For the next page, the `nextAfter` of the previous one. */
                after?: number;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description A page of the player's accepted and loaded packages. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPackagePage"];
                };
            };
        };
    };
    abandonPackage: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                packageId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-package" | "job-gone" | "not-taken" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    acceptPackage: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                packageId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "unknown-package" | "job-taken" | "job-gone" | "already-loaded" | "already-accepted" | "special-refused" | "cooling-off" | "accept-limit" | "accept-blocked" | "outside-pool" | "no-plane-for-it" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    loadPackage: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                packageId: number;
            };
            cookie?: never;
        };
        /** @description The plane to load the package onto. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "unknown-package" | "plane-flying" | "plane-repairing" | "plane-elsewhere" | "job-taken" | "job-gone" | "already-loaded" | "payload-exceeded" | "special-refused" | "cooling-off" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    dispatch: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
            };
            cookie?: never;
        };
        /** @description What to load and where to fly. Without legs the plane departs on the first leg of its queue. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DispatchRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "unknown-package" | "plane-broken" | "plane-flying" | "plane-repairing" | "plane-elsewhere" | "beyond-tank" | "purse-too-small" | "same-stop" | "queue-full" | "scouting-limit" | "queue-empty" | "job-taken" | "job-gone" | "already-loaded" | "payload-exceeded" | "special-refused" | "cooling-off" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    fly: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
            };
            cookie?: never;
        };
        /** @description The destination. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlyRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "plane-broken" | "plane-flying" | "plane-repairing" | "already-there" | "beyond-tank" | "purse-too-small" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    listPlaneJobs: {
        parameters: {
            query?: {
                /** @description true: only jobs that fit. false: only those that do not. */
                fits?: boolean;
                /** @description Maximum number of jobs. */
                limit?: number;
                /** @description The figure that the jobs are sorted by. Only jobs at the 24 of the player's airports that are nearest to the plane are compared. */
                sort?: "netPerHour" | "net" | "payPerKm";
                /** @description Packages of the trip: 1 to 20 ids with commas between them, of open jobs or accepted ones; 404 if one is unknown or has ended. */
                with?: string;
            };
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "suspended" | "unknown-plane" | "unknown-package" | "job-taken" | "already-loaded" | "outside-pool" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Open jobs for a plane. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobGains"];
                };
            };
        };
    };
    planLoad: {
        parameters: {
            query?: {
                /** @description Maximum number of stops besides those of the queue and of the cargo that is aboard. */
                stops?: number;
            };
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "suspended" | "unknown-plane" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description What to load and where to fly: `packageIds` and `legs` are the body of a dispatch. The figures are those of the whole trip, with the queue and the cargo that is aboard. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadPlan"];
                };
            };
        };
    };
    queueLeg: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
            };
            cookie?: never;
        };
        /** @description A leg to append to the queue. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueueLegRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "same-stop" | "queue-full" | "scouting-limit" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    cancelQueuedLeg: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
            };
            cookie?: never;
        };
        /** @description A leg to take off the queue. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelQueuedLegRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "index-out-of-range" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    moveQueuedLeg: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
            };
            cookie?: never;
        };
        /** @description A leg to move in the queue. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveQueuedLegRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "index-out-of-range" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "same-stop" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    getQuote: {
        parameters: {
            query: {
                /** @description Destination of the leg. ICAO code in upper or lower case. If no airport has it: 400 `unknown-icao`. */
                destIcao: string;
            };
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
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
                        code: "malformed-request" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "suspended" | "unknown-plane" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The figures of a departure now, and whether it would be accepted. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    getQuotes: {
        parameters: {
            query: {
                /** @description Destinations of the legs: 1 to 40 ICAO codes with commas between them, in upper or lower case. One that no airport has: 400 `unknown-icao`. */
                destIcao: string;
            };
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
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
                        code: "malformed-request" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "suspended" | "unknown-plane" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
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
                    "application/json": components["schemas"]["Quote"][];
                };
            };
        };
    };
    renamePlane: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
            };
            cookie?: never;
        };
        /** @description The new name of the plane. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    repair: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "plane-flying" | "plane-repairing" | "purse-too-small" | "plane-healthy" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    assignRoute: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
            };
            cookie?: never;
        };
        /** @description The route that a plane flies from now on, or none. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignRouteRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "unknown-route" | "scouting-limit" | "queue-not-empty" | "stop-beyond-range" | "no-desk" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    sellPlane: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                planeId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-plane" | "plane-flying" | "plane-repairing" | "plane-queued" | "plane-loaded" | "plane-on-route" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    buyPlane: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The plane to buy. Without a name it gets a registration. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "unknown-model" | "purse-too-small" | "debt-first" | "fleet-full" | "not-sold-there" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    repairPlanes: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Planes to repair. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepairPlanesRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    assignPlanes: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Planes and the route that they fly from now on, or none. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignPlanesRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    changeAppearance: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The livery and the title to choose. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AppearanceRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "not-earned" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    changePrivacy: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the player shows. Absent fields stay as they are. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PrivacyRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "guest-account" | "session-needed" | "suspended" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    listSharedPlanes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Positive integer; 404 if unknown. */
                playerId: number;
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-shared" | "suspended" | "unknown-player" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The planes of a member of the viewer's alliance. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedPlanes"];
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
    getRanking: {
        parameters: {
            query?: {
                /** @description The figure to rank by. */
                by?: "worth" | "reputation" | "deliveries" | "km";
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "foreign-host" | "cross-site" | "ranking-not-public" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The first companies by one figure, for anybody. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Keeps the page out of search engines. */
                    "X-Robots-Tag"?: "noindex";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRanking"];
                };
            };
        };
    };
    askRelief: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "relief-not-needed" | "relief-too-soon" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    listRoutes: {
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description All routes of the player. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteList"];
                };
            };
        };
    };
    createRoute: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A new route. Defaults: no loop, jobs for 2 later stops, open jobs too, 0 € an hour, repair below 40, stop below 5,000 €. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRouteRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "insufficient-scope" | "suspended" | "same-stop" | "route-limit" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    deleteRoute: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                routeId: number;
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-route" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    changeRoute: {
        parameters: {
            query?: {
                /** @description Dry run: answers as the call would, with `preview: true` in the state, and changes nothing. */
                preview?: boolean;
            };
            header?: {
                /** @description Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Positive integer; 404 if unknown. */
                routeId: number;
            };
            cookie?: never;
        };
        /** @description The fields of a route to change. Absent fields stay as they are. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChangeRouteRequest"];
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
                        code: "malformed-request" | "malformed-json" | "idempotency-key-malformed" | "unknown-icao" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "not-owner" | "insufficient-scope" | "suspended" | "unknown-route" | "same-stop" | "scouting-limit" | "body-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    /** @description `true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    listSeasons: {
        parameters: {
            query?: {
                /** @description Only seasons before this one. For the next page, give the `nextBefore` of the previous one. */
                before?: string;
                /** @description The figure to rank by. */
                by?: "net" | "tkm" | "punctuality";
                /** @description True leaves out what planes on routes did. */
                hand?: boolean;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description Seasons with their first players by one figure. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonPage"];
                };
            };
        };
    };
    getState: {
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description The whole snapshot of a player. Every action answers with it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
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
    streamState: {
        parameters: {
            query?: {
                /** @description whole: each message is a whole state. delta: a snapshot, and then only what changed. */
                frames?: "whole" | "delta";
            };
            header?: {
                /** @description Id of the last message that was seen. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests" | "too-many-streams";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description A stream of frames. */
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
    listWorldEvents: {
        parameters: {
            query?: {
                /** @description For the next page, the `nextAfter` of the previous one. */
                after?: number;
                /** @description Maximum number of items. */
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
                        code: "malformed-request" | "not-signed-in" | "invalid-token" | "foreign-host" | "cross-site" | "suspended" | "too-many-requests";
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
                        code: "internal-error" | "store-unavailable" | "outcome-unknown" | "overloaded" | "stopping" | "catching-up";
                    };
                };
            };
            /** @description A page of the world events. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldEventPage"];
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
                        code: "malformed-request" | "foreign-host" | "cross-site" | "not-found";
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
                        code: "internal-error" | "store-unavailable" | "stopping" | "catching-up";
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
        "DELETE /api/auth/sessions/{sessionId}",
        "DELETE /api/auth/tokens/{tokenId}",
        "POST /api/onboarding/home",
        "POST /api/relief",
        "POST /api/planes/{planeId}/fly",
        "POST /api/planes/{planeId}/queue",
        "POST /api/planes/{planeId}/queue/cancel",
        "POST /api/planes/{planeId}/queue/move",
        "POST /api/planes/{planeId}/dispatch",
        "POST /api/planes/{planeId}/repair",
        "POST /api/planes/buy",
        "POST /api/planes/{planeId}/sell",
        "POST /api/planes/{planeId}/rename",
        "POST /api/routes",
        "PATCH /api/routes/{routeId}",
        "DELETE /api/routes/{routeId}",
        "POST /api/planes/{planeId}/route",
        "POST /api/planes/repair",
        "POST /api/planes/route",
        "POST /api/packages/{packageId}/load",
        "POST /api/packages/{packageId}/accept",
        "POST /api/packages/{packageId}/abandon",
        "POST /api/player/appearance",
        "POST /api/player/privacy",
        "POST /api/bases",
        "POST /api/bases/{baseId}/sell",
        "POST /api/alliances",
        "POST /api/alliance/leave",
        "POST /api/alliance/invitations",
        "DELETE /api/alliance/invitations/{invitationId}",
        "POST /api/alliance/expel",
        "POST /api/invitations/{invitationId}/accept",
        "POST /api/invitations/{invitationId}/decline",
        "DELETE /api/admin/invites/{inviteId}",
        "POST /api/admin/players/{playerId}/suspend",
        "POST /api/admin/players/{playerId}/cash",
        "DELETE /api/admin/sessions/{sessionId}",
        "POST /api/admin/audit/{entryId}/revert",
        "POST /api/admin/tables/{name}/rows",
        "PATCH /api/admin/tables/{name}/rows",
        "DELETE /api/admin/tables/{name}/rows"
    ]
};
