import { demoCopy } from "#features/demo/copy.ts";
import { type DemoName, demoAddress } from "#features/demo/open-demo.tsx";
import type { OfferedDemo } from "#features/home/demo-card.tsx";
import { More } from "#features/home/more.tsx";

function offer(name: DemoName, drawing: OfferedDemo["drawing"]): OfferedDemo {
	return {
		name,
		drawing,
		href: demoAddress(name),
		title: demoCopy.titles[name],
		text: demoCopy.offers[name],
	};
}

const OFFERED = [offer("analysis", "report"), offer("careplan", "week"), offer("chat", "bubbles")] as const;

/** The home page below its first view, with the three examples in its card (PUB-12). */
export function HomeMore() {
	return <More demos={OFFERED} />;
}
