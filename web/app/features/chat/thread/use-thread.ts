import type { User } from "@dewlight/contracts/accounts.ts";
import { useReducer, useState } from "react";
import { changeThread } from "./change-thread.ts";
import { entriesOf } from "./entries-of.ts";
import { olderOffset } from "./merge-page.ts";
import type { Refusal } from "./read-failure.ts";
import { EMPTY_THREAD } from "./thread-state.ts";
import { isActive } from "./turn.ts";
import { useAsking } from "./use-asking.ts";
import { useHistory } from "./use-history.ts";

/** The thread of one person: what is shown, and everything that can be done with it. */
export function useThread(user: User) {
	const [state, dispatch] = useReducer(changeThread, EMPTY_THREAD);
	const [upgrade, setUpgrade] = useState<Extract<Refusal, { kind: "upgrade" }> | null>(null);
	const read = useHistory(dispatch);
	const asking = useAsking({ user, state, dispatch, onUpgrade: setUpgrade });
	const readOlder = () => void read("older", olderOffset(state));
	const refresh = () => void read(state.isRead ? "newest" : "first", 0);
	return {
		state,
		entries: entriesOf(state),
		isAnswering: state.turns.some(isActive),
		readOlder,
		refresh,
		retryHistory: () => (state.failed === "older" ? readOlder() : refresh()),
		upgrade,
		closeUpgrade: () => setUpgrade(null),
		...asking,
	};
}
