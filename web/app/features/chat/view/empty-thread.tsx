import { chatApi } from "@dewlight/contracts/chat.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { call } from "#api/call.ts";
import { LightForm } from "#ui/state-view.tsx";
import { chatCopy as copy } from "../copy.ts";

/** Who answers, and whether answers can be had now. */
export const chatStatusQuery = queryOptions({
	queryKey: ["chat-status"],
	queryFn: ({ signal }) => call(chatApi.chatStatus, { signal }),
});

interface EmptyThreadProps {
	onAsk: (question: string) => void;
}

/** Before the first question: what to ask, and four ways to begin. */
export function EmptyThread({ onAsk }: EmptyThreadProps) {
	const suggestions = useSuggestions();
	return (
		<div className="m-auto grid w-full max-w-reading animate-rise justify-items-center gap-5 wide:gap-6 wide:py-4">
			<div className="grid justify-items-center gap-2 text-center">
				<LightForm light="full" className="size-16 wide:size-32" />
				<h2 className="text-h2">{copy.empty.title}</h2>
				<p className="max-w-form text-small text-ink-2 wide:text-body">{copy.empty.text}</p>
			</div>
			{suggestions.length > 0 && (
				<ul
					aria-label={copy.empty.suggestions}
					className="grid w-full grid-cols-[minmax(0,1fr)] gap-2.5 wide:grid-cols-2"
				>
					{suggestions.map((suggestion) => (
						<li key={suggestion}>
							<button
								type="button"
								onClick={() => onAsk(suggestion)}
								className="group flex h-full min-h-12 w-full items-center justify-between gap-3 rounded-md border border-line bg-surface px-5 py-2.5 text-left leading-snug transition-colors hover:border-fig hover:bg-silk"
							>
								{suggestion}
								<ArrowUpRight
									aria-hidden="true"
									className="size-4.5 shrink-0 text-field transition-colors group-hover:text-fig"
								/>
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** The server's own choice, which may be none; general ones where it cannot be had. None while it is awaited. */
function useSuggestions(): readonly string[] {
	const { data: status, isPending } = useQuery(chatStatusQuery);
	if (isPending) return [];
	return status?.suggestions ?? copy.suggestions;
}
