import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedPlanAnswer } from "@dewlight/contracts/profile.ts";
import { productCopy as copy, placeWords } from "./product-copy.ts";

const UNDO_SECONDS = 20;
const READ_SECONDS = 6;

interface SaidAddition {
	product: Pick<Product, "id" | "name">;
	answer: ConfirmedPlanAnswer;
	undo: (() => void) | null;
}

/** What an addition did, in sentences: where it stands, what it took the place of, what the rules say. */
export function additionWords({ product, answer }: Omit<SaidAddition, "undo">): string[] {
	const { added_to = [], replaced = [] } = answer;
	const gone = [...new Set(replaced.map(({ product: { name } }) => name))];
	return [
		copy.added(product.name, placeWords(added_to)),
		...gone.map((name) => copy.takesPlace(name)),
		...warningsOf(product.id, answer)
			.slice(0, 1)
			.map(({ title }) => `${copy.check} ${title}.`),
	];
}

/** What it brought up; of a server that does not say so, what presses among all that is said about it. */
function warningsOf(id: string, { new_warnings, warnings = [] }: ConfirmedPlanAnswer) {
	return (
		new_warnings ??
		warnings.filter(
			({ level, product_ids }) => (level === "stop" || level === "change") && product_ids.includes(id),
		)
	);
}

/** A note that outlives the page, with the way back. */
export async function sayAdded({ undo, ...added }: SaidAddition, undoFailed = false): Promise<void> {
	const { toast } = await import("../toast.tsx");
	const id = noteOf(added.product);
	const words = undoFailed ? [copy.undoFailed] : additionWords(added);
	if (undo === null) {
		toast(<Lines words={words} />, { id, duration: READ_SECONDS * 1000 });
		return;
	}
	const takeBack = () => {
		toast.dismiss(id);
		undo();
	};
	toast(
		<div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
			<Lines words={[...words, copy.undoFor(UNDO_SECONDS)]} />
			<button
				type="button"
				aria-label={copy.undoLabel(added.product.name)}
				onClick={takeBack}
				className="min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4 focus-visible:outline-ground"
			>
				{copy.undo}
			</button>
		</div>,
		{ id, duration: UNDO_SECONDS * 1000 },
	);
}

export async function sayUndone(product: Pick<Product, "id" | "name">): Promise<void> {
	const { toast } = await import("../toast.tsx");
	toast(copy.undone(product.name), { id: noteOf(product), duration: READ_SECONDS * 1000 });
}

/** One product, one note. */
function noteOf({ id }: Pick<Product, "id">): string {
	return `added ${id}`;
}

function Lines({ words }: { words: readonly string[] }) {
	return (
		<div className="grid min-w-0 flex-1 basis-56 gap-0.5 text-small">
			{words.map((line) => (
				<p key={line}>{line}</p>
			))}
		</div>
	);
}
