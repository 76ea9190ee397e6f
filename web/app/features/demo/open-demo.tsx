import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { buttonStyle } from "#ui/button.tsx";

/** Words of the address that open an example (PUB-13 to PUB-15). */
export const DEMO_NAMES = ["analysis", "careplan", "chat"] as const;
export type DemoName = (typeof DEMO_NAMES)[number];

export const demoAddress = (name: DemoName): string => `/?demo=${name}`;

/** Said before anything of an example has been loaded. */
const waitCopy = {
	wait: "Opening the example…",
	failed: "The example could not be loaded. Please check your connection.",
	again: "Try again",
	dismiss: "Close",
} as const;

interface DemoWaitProps {
	state: DemoState;
	onAgain: () => void;
	onClose: () => void;
}

const PILL =
	"fixed inset-x-5 bottom-24 z-50 mx-auto flex w-fit flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-6 py-4 shadow-soft wide:bottom-8";

/** Between the press and the dialog: that it comes, or why it does not. */
export function DemoWait({ state, onAgain, onClose }: DemoWaitProps) {
	if (state.kind === "loading") return <output className={`${PILL} animate-fade`}>{waitCopy.wait}</output>;
	if (state.kind !== "failed") return null;
	return (
		<div role="alert" className={PILL}>
			<p>{waitCopy.failed}</p>
			<button type="button" className={buttonStyle("primary", "small")} onClick={onAgain}>
				{waitCopy.again}
			</button>
			<button type="button" className={buttonStyle("quiet", "small")} onClick={onClose}>
				{waitCopy.dismiss}
			</button>
		</div>
	);
}

interface DemoDialogProps {
	onClose: () => void;
}
export type DemoDialog = ComponentType<DemoDialogProps>;

type DemoState =
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
