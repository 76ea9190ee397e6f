import { useQuery } from "@tanstack/react-query";
import { requestFeedback } from "#api/feedback-events.ts";
import { chatStatusQuery } from "./calls/read-status.ts";
import { chatCopy } from "./copy.ts";

const copy = chatCopy.ai;

/** Who answers, always in view: a machine, where it runs, and whether it can answer now. */
export function AiLine() {
	const { data: status } = useQuery(chatStatusQuery);
	return (
		<div className="grid text-[0.8125rem] leading-tight text-ink-2">
			<p className="px-2 text-center short:truncate">
				{status === undefined ? copy.plain : sentenceOf(status)}{" "}
				<button
					type="button"
					onClick={() => requestFeedback("chat")}
					className="-my-2 min-h-9 rounded-xs font-medium text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
				>
					{chatCopy.feedback}
				</button>
			</p>
			{status?.available === false && (
				<p className="px-2 text-center font-medium text-amber">{copy.paused}</p>
			)}
		</div>
	);
}

function sentenceOf({ engine, provider }: { engine: "guided" | "model"; provider: string | null }): string {
	if (engine === "guided") return copy.guided;
	return provider === null ? copy.plain : copy.model(provider);
}
