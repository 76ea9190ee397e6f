import { demoCopy } from "#features/demo/copy.ts";
import { type DemoName, demoAddress } from "#features/demo/demo-names.ts";
import { DemoWait } from "#features/demo/demo-wait.tsx";
import { type DemoDialog, useDemo } from "#features/demo/use-demo.ts";
import { useDemoQuery } from "#features/demo/use-demo-query.ts";
import { homeCopy } from "#features/home/copy.ts";
import type { OfferedDemo } from "#features/home/demo-card.tsx";
import { HomeScreen } from "#features/home/home-screen.tsx";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";

export const meta = () => pageMeta({ description: homeCopy.description, path: paths.home });

const DIALOGS: Record<DemoName, () => Promise<DemoDialog>> = {
	analysis: async () => (await import("./demo-analysis.tsx")).DemoAnalysis,
	careplan: async () => (await import("./demo-care-plan.tsx")).DemoCarePlan,
	chat: async () => (await import("./demo-chat.tsx")).DemoChat,
};

function offer(name: DemoName, drawing: OfferedDemo<DemoName>["drawing"]): OfferedDemo<DemoName> {
	return {
		name,
		drawing,
		href: demoAddress(name),
		title: demoCopy.titles[name],
		text: demoCopy.offers[name],
	};
}
const OFFERED = [offer("analysis", "report"), offer("careplan", "week"), offer("chat", "bubbles")] as const;

/** A press that follows says what is wrong; fetching ahead may fail quietly. */
function fetchAhead(name: DemoName): void {
	DIALOGS[name]().catch(() => undefined);
}

/** PUB-08 to PUB-16: the home page with its examples, which are only loaded when they are wanted. */
export default function HomePage() {
	const { state, open, close } = useDemo(DIALOGS);
	useDemoQuery(open);
	return (
		<>
			<HomeScreen demos={OFFERED} onOpenDemo={open} onNearDemo={fetchAhead} />
			<DemoWait state={state} onAgain={() => state.kind === "failed" && open(state.name)} onClose={close} />
			{state.kind === "open" && <state.Dialog onClose={close} />}
		</>
	);
}
