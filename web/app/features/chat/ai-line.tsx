import { useQuery } from "@tanstack/react-query";
import { requestFeedback } from "#api/feedback-events.ts";
import { chatStatusQuery } from "./calls/read-status.ts";
import { chatCopy } from "./copy.ts";

const copy = chatCopy.ai;

/** Who answers, always in view: a machine, where it runs, and whether it can answer now. */
export function AiLine() {
	const { data: status } = useQuery(chatStatusQuery);
	return (
		<div className="grid gap-1 text-small text-ink-2">
			<p>
				{status === undefined ? copy.plain : sentenceOf(status)}{" "}
				<button
					type="button"
					onClick={() => requestFeedback("chat")}
					className="-my-2 min-h-11 rounded-xs font-medium text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
				>
					{chatCopy.feedback}
				</button>
			</p>
			{status?.available === false && <p className="font-medium text-amber">{copy.paused}</p>}
		</div>
	);
}

function sentenceOf({ engine, provider }: { engine: "guided" | "model"; provider: string | null }): string {
	if (engine === "guided") return copy.guided;
	return provider === null ? copy.plain : copy.model(provider);
}
