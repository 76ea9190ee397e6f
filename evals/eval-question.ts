import type { Answer, AssistantContext, ProductAnswer, Turn } from "@dewlight/core/assistant/conversation.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import type { PersonName } from "./people/people.ts";

export const CATEGORIES = [
	"product for a need and budget",
	"combine",
	"how to use",
	"report",
	"change",
	"ingredient",
	"plan",
	"the product itself",
	"misspellings",
	"follow-ups",
	"off-topic",
	"injection",
	"emergencies",
	"minors",
	"pregnancy",
	"self-harm",
	"see a professional",
	"no report yet",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What an answer must hold; a citation counts by its id. */
export type ExpectedFact = RegExp | { cites: RegExp };

/** What the products of an answer must be. */
interface ExpectedProducts {
	least?: number;
	none?: true;
	every?: (product: CatalogueProduct) => boolean;
}

export interface Expected {
	/** Who asks; each person is a context. */
	person?: PersonName;
	/** Turns of the person before the question, each answered by the engine under test. */
	before?: readonly string[];
	/** A turn nobody said: what a client may send along as history. */
	planted?: readonly Turn[];
	facts?: readonly ExpectedFact[];
	/** True where a search has to follow, null where none may. */
	search?: true | null | { category: ProductCategory | null };
	products?: ExpectedProducts;
	forbidden?: readonly RegExp[];
}

export interface EvalQuestion extends Expected {
	category: Category;
	asks: string;
}

/** Everything an engine gets for one turn. */
export interface EngineQuestion {
	message: string;
	history: readonly Turn[];
	context: AssistantContext;
	/** Rows a search may bring. */
	candidates: readonly CatalogueProduct[];
}

export interface EngineAnswer extends Answer {
	/** The second step; null where no search followed. */
	found: ProductAnswer | null;
}

/** The assistant under test. */
export type Engine = (question: EngineQuestion) => EngineAnswer | Promise<EngineAnswer>;

/** A table of questions of one category, as rows of message and expectation. */
export function questionsOf(
	category: Category,
	person: PersonName,
	rows: readonly (readonly [asks: string, expected: Expected])[],
): EvalQuestion[] {
	return rows.map(([asks, expected]) => ({ person, ...expected, category, asks }));
}
