import { usePlatform } from "#platform/use-platform.ts";
import { DemoCard, type OfferedDemo } from "./demo-card.tsx";
import { Facts } from "./facts.tsx";
import { Faq } from "./faq-section.tsx";
import { Guides } from "./guides.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Limits } from "./limits.tsx";
import { Plans } from "./plans.tsx";
import { ReadingExample } from "./reading-example.tsx";

/** Plain text and links: nothing here needs a script. */
export function More({ demos }: { demos: readonly OfferedDemo[] }) {
	const { canManageBilling } = usePlatform();
	return (
		<>
			<Facts />
			<DemoCard demos={demos} />
			<ReadingExample />
			<HowItWorks />
			<Limits />
			{canManageBilling && <Plans />}
			<Guides />
			<Faq />
		</>
	);
}
