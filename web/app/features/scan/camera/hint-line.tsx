import { Check } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { BURST_FRAMES } from "./capture/take-burst.ts";
import { cameraCopy } from "./copy.ts";
import type { Hint } from "./guidance/choose-hint.ts";
import type { Guide } from "./guidance/use-guide.ts";

interface HintLineProps {
	live: boolean;
	guide: Guide;
	hint: Hint | null;
	/** The last photo is to be matched. */
	matching: boolean;
	/** Seconds until the photo; null while no timer runs. */
	left: number | null;
	/** Which frame of the burst is being taken; null while none is. */
	taking: number | null;
}

/** One sentence, shown and spoken. The element stays, so that a screen reader hears its words change. */
export function HintLine(props: HintLineProps) {
	const good = props.hint === "good" && props.left === null && props.taking === null;
	return (
		<output
			className={classNames(
				"mx-auto grid min-h-12 w-fit grid-flow-col items-center gap-2 rounded-full px-5 py-2 text-center leading-snug font-semibold transition-colors",
				good ? "bg-sage-soft text-sage" : "bg-silk text-ink",
			)}
		>
			{good && <Check aria-hidden="true" className="size-5" />}
			{wordsOf(props)}
		</output>
	);
}

function wordsOf({ live, guide, hint, matching, left, taking }: HintLineProps): string {
	if (taking !== null) return cameraCopy.taking(taking, BURST_FRAMES);
	if (left !== null) return cameraCopy.counting(left);
	if (!live) return cameraCopy.opening;
	if (guide.kind === "unavailable") return cameraCopy.unguided;
	if (hint === null) return cameraCopy.loading;
	const matched: Partial<Record<Hint, string>> = cameraCopy.matching;
	return (matching ? matched[hint] : undefined) ?? cameraCopy.hints[hint];
}
