import { lazy, Suspense, useCallback } from "react";
import {
	DEMO_NAMES,
	type DemoDialog,
	type DemoName,
	DemoWait,
	demoAddress,
	useDemo,
	useDemoQuery,
} from "#features/demo/open-demo.tsx";
import { homeCopy } from "#features/home/copy.ts";
import { HomeScreen } from "#features/home/home-screen.tsx";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";

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
