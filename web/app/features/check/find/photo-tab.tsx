import type { LabelIngredient } from "@dewlight/core/products/label/read-label.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { useEffect, useState } from "react";
import { Button, Spinner } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { FileDrop } from "#ui/photo-input.tsx";
import type { CheckSubject } from "../calls.ts";
import { checkCopy } from "../copy.ts";
import { openLabelReader, readLabelPhoto } from "../read/label-reader.ts";
import { CategoryField } from "./category-field.tsx";
import { ReadList } from "./read-list.tsx";

const copy = checkCopy.photo;

type State =
	| { at: "start" | "loading" | "reading" | "nothing" | "broken" }
	| { at: "read"; list: LabelIngredient[] };

/** A photo of the list, read here and corrected by the person before anything is asked. */
export function PhotoTab({ onAsk }: { onAsk: (subject: CheckSubject) => void }) {
	const [state, setState] = useState<State>({ at: "start" });
	const [category, setCategory] = useState<ProductCategory | null>(null);
	useEffect(() => {
		// Loads while the person looks for the pack; a failure is told when a photo is there to be read.
		openLabelReader().catch((error: unknown) => console.warn("The reader of labels did not load.", error));
	}, []);
	const read = async ([photo]: File[]) => {
		if (photo === undefined) return;
		setState({ at: "loading" });
		try {
			await openLabelReader();
			setState({ at: "reading" });
			const list = await readLabelPhoto(photo);
			setState(list.length === 0 ? { at: "nothing" } : { at: "read", list });
		} catch (error) {
			console.warn("A label was not read.", error);
			setState({ at: "broken" });
		}
	};
	if (state.at === "read") {
		const { list } = state;
		return (
			<div className="grid gap-6">
				<ReadList list={list} onChange={(changed) => setState({ at: "read", list: changed })} />
				<CategoryField value={category} onChange={setCategory} />
				<div className="flex flex-wrap gap-3">
					<Button
						disabled={list.length === 0}
						onClick={() => onAsk({ category, inci: list.map(({ name }) => name).join(", ") })}
					>
						{copy.check}
					</Button>
					<Button tone="secondary" onClick={() => setState({ at: "start" })}>
						{copy.retake}
					</Button>
				</div>
			</div>
		);
	}
	const working = state.at === "loading" || state.at === "reading";
	return (
		<div className="grid gap-5">
			<FileDrop
				label={copy.pick}
				hint={copy.hint}
				disabled={working}
				acceptPaste
				onImages={(images) => void read(images)}
			/>
			<output className="flex items-center gap-3 empty:sr-only">
				{working && (
					<>
						<Spinner />
						{state.at === "loading" ? copy.loading : copy.reading}
					</>
				)}
			</output>
			{(state.at === "nothing" || state.at === "broken") && (
				<Notice tone="warn" live="alert">
					{copy[state.at]}
				</Notice>
			)}
		</div>
	);
}
