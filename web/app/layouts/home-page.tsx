import { lazy, Suspense, useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { DEMO_NAMES, type DemoName, demoAddress } from "#features/demo/demo-names.ts";
import { type DemoDialog, type DemoState, useDemo } from "#features/demo/use-demo.ts";
import { waitCopy as copy } from "#features/demo/wait-copy.ts";
import { homeCopy } from "#features/home/copy.ts";
import { HomeScreen } from "#features/home/home-screen.tsx";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { buttonStyle } from "#ui/button-style.ts";

interface DemoWaitProps {
	state: DemoState;
	onAgain: () => void;
	onClose: () => void;
}

const PILL =
	"fixed inset-x-5 bottom-24 z-50 mx-auto flex w-fit flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-6 py-4 shadow-soft wide:bottom-8";

export const meta = () => pageMeta({ description: homeCopy.description, path: paths.home });

const HomeMore = lazy(async () => ({ default: (await import("./home-more.tsx")).HomeMore }));

const DIALOGS: Record<DemoName, () => Promise<DemoDialog>> = {
	analysis: async () => (await import("./demo-analysis.tsx")).DemoAnalysis,
	careplan: async () => (await import("./demo-care-plan.tsx")).DemoCarePlan,
	chat: async () => (await import("./demo-chat.tsx")).DemoChat,
};

const demoNamed = (word: string) => DEMO_NAMES.find((name) => name === word);

/** A press that follows says what is wrong; fetching ahead may fail quietly. */
function fetchAhead(word: string): void {
	const name = demoNamed(word);
	if (name !== undefined)
		DIALOGS[name]().catch((reason: unknown) =>
			console.warn("An example could not be fetched ahead.", reason),
		);
}

/** PUB-08 to PUB-16: the home page with its examples, which are only loaded when they are wanted. */
export default function HomePage() {
	const { state, open, close } = useDemo(DIALOGS);
	useDemoQuery(open);
	const openNamed = useCallback(
		(word: string) => {
			const name = demoNamed(word);
			if (name !== undefined) open(name);
		},
		[open],
	);
	return (
		<>
			<HomeScreen
				exampleHref={demoAddress("analysis")}
				onExample={() => open("analysis")}
				onDemo={openNamed}
				onNearDemo={fetchAhead}
				more={
					<Suspense fallback={<div className="min-h-dvh" />}>
						<HomeMore />
					</Suspense>
				}
			/>
			<DemoWait state={state} onAgain={() => state.kind === "failed" && open(state.name)} onClose={close} />
			{state.kind === "open" && <state.Dialog onClose={close} />}
		</>
	);
}

/** Between the press and the dialog: that it comes, or why it does not. */
export function DemoWait({ state, onAgain, onClose }: DemoWaitProps) {
	if (state.kind === "loading") return <output className={`${PILL} animate-fade`}>{copy.wait}</output>;
	if (state.kind !== "failed") return null;
	return (
		<div role="alert" className={PILL}>
			<p>{copy.failed}</p>
			<button type="button" className={buttonStyle("primary", "small")} onClick={onAgain}>
				{copy.again}
			</button>
			<button type="button" className={buttonStyle("quiet", "small")} onClick={onClose}>
				{copy.dismiss}
			</button>
		</div>
	);
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
