import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { DEMO_NAMES, type DemoName } from "./demo-names.ts";

interface DemoDialogProps {
	onClose: () => void;
}
export type DemoDialog = ComponentType<DemoDialogProps>;

export type DemoState =
	| { kind: "closed" }
	| { kind: "loading"; name: DemoName }
	| { kind: "failed"; name: DemoName }
	| { kind: "open"; name: DemoName; Dialog: DemoDialog };

/** The one open example. Its code and its data come with the opening, never before. */
export function useDemo(loaders: Record<DemoName, () => Promise<DemoDialog>>) {
	const [state, setState] = useState<DemoState>({ kind: "closed" });
	const turn = useRef(0);
	const open = useCallback(
		(name: DemoName) => {
			turn.current += 1;
			const mine = turn.current;
			/** What was pressed last, counts. */
			const tell = (next: DemoState) => {
				if (turn.current === mine) setState(next);
			};
			tell({ kind: "loading", name });
			loaders[name]().then(
				(Dialog) => tell({ kind: "open", name, Dialog }),
				() => tell({ kind: "failed", name }),
			);
		},
		[loaders],
	);
	const close = useCallback(() => {
		turn.current += 1;
		setState({ kind: "closed" });
	}, []);
	return { state, open, close };
}

/** Opens what the address asks for and takes the wish out of it, in place and without a reload (PUB-13 to PUB-16). */
export function useDemoQuery(open: (name: DemoName) => void): void {
	const { search, hash, state } = useLocation();
	const navigate = useNavigate();
	useEffect(() => {
		const { isAsked, demo, rest } = takeDemo(search);
		if (!isAsked) return;
		if (demo !== null) open(demo);
		void navigate({ search: rest, hash }, { replace: true, preventScrollReset: true, state });
	}, [search, hash, state, navigate, open]);
}

interface TakenDemo {
	/** The address asks for an example, be it one we know or not. */
	isAsked: boolean;
	/** Null where it is none of ours (PUB-A3). */
	demo: DemoName | null;
	/** The query without the wish, every other part as it was written (PUB-A11). */
	rest: string;
}

/** Reads the wish for an example out of the query of an address, and takes it away. */
export function takeDemo(search: string): TakenDemo {
	const parts = search.replace(/^\?/, "").split("&");
	const wishes = parts.filter(isWish);
	const word = new URLSearchParams(wishes[0]).get("demo");
	const rest = parts.filter((part) => !isWish(part)).join("&");
	return {
		isAsked: wishes.length > 0,
		demo: DEMO_NAMES.find((name) => name === word) ?? null,
		rest: rest === "" ? "" : `?${rest}`,
	};
}

function isWish(part: string): boolean {
	return new URLSearchParams(part).has("demo");
}
