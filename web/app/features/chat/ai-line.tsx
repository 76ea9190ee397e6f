import { useQuery } from "@tanstack/react-query";
import { chatStatusQuery } from "./calls/read-status.ts";
import { chatCopy } from "./copy.ts";

const copy = chatCopy.ai;

/** Who answers, always in view: a machine, where it runs, and whether it can answer now. */
export function AiLine() {
	const { data: status } = useQuery(chatStatusQuery);
	return (
		<div className="grid gap-1 text-small text-ink-2">
			<p>{status === undefined ? copy.plain : sentenceOf(status)}</p>
			{status?.available === false && <p className="font-medium text-amber">{copy.paused}</p>}
		</div>
	);
}

function sentenceOf({ engine, provider }: { engine: "guided" | "model"; provider: string | null }): string {
	if (engine === "guided") return copy.guided;
	return provider === null ? copy.plain : copy.model(provider);
}
