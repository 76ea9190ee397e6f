import type { ChatEngine } from "@dewlight/contracts/chat.ts";
import type { Citation, ModelCall, ProductSearch } from "#ports/assistant.ts";

/** An answer as far as it is written. */
export interface Draft {
	text: string;
	search: ProductSearch | null;
	citations: Citation[];
	engine: ChatEngine | null;
	calls: ModelCall[];
}

export function newDraft(): Draft {
	return { text: "", search: null, citations: [], engine: null, calls: [] };
}
