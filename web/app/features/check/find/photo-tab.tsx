import type { LabelIngredient } from "@dewlight/core/products/label/read-label.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, Spinner } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { FileDrop } from "#ui/photo-input.tsx";
import type { CheckSubject } from "../calls.ts";
import { checkCopy } from "../copy.ts";
import { openLabelReader, readLabelPhoto } from "../read/label-reader.ts";
import { CategoryField } from "./text-tabs.tsx";

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

interface ReadListProps {
	list: readonly LabelIngredient[];
	onChange: (list: LabelIngredient[]) => void;
}

/** What was read, in the order of the pack. Doubtful words stand out; each one can be tapped and put right. */
function ReadList({ list, onChange }: ReadListProps) {
	const [open, setOpen] = useState<number | null>(null);
	const doubtful = list.filter(({ sure }) => !sure).length;
	const replace = (at: number, name: string | null) => {
		onChange(
			list.flatMap((one, place) =>
				place !== at ? [one] : name === null ? [] : [{ ...one, name, sure: true, others: [] }],
			),
		);
		setOpen(null);
	};
	return (
		<div className="grid gap-4">
			<div className="grid gap-1">
				<p className="text-h3 font-display">{copy.title(list.length)}</p>
				<output className="text-ink-2">{copy.doubtful(doubtful)}</output>
			</div>
			<ul className="flex flex-wrap gap-2">
				{list.map((one, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an ingredient may be read twice
					<li key={`${at} ${one.read}`} className={open === at ? "basis-full" : undefined}>
						<button
							type="button"
							aria-expanded={open === at}
							aria-label={one.sure ? undefined : copy.correct(one.name)}
							onClick={() => setOpen(open === at ? null : at)}
							className={classNames(
								"inline-flex min-h-11 items-center gap-2 rounded-full px-4 py-2 text-left text-small font-medium",
								one.sure ? "bg-silk text-ink" : "bg-amber-soft text-amber underline decoration-dotted",
							)}
						>
							{one.name}
							{!one.sure && <Pencil aria-hidden="true" className="size-4 shrink-0" />}
						</button>
						{open === at && <Correction one={one} onDone={(name) => replace(at, name)} />}
					</li>
				))}
			</ul>
		</div>
	);
}

function Correction({ one, onDone }: { one: LabelIngredient; onDone: (name: string | null) => void }) {
	const [typed, setTyped] = useState(one.name);
	return (
		<div className="mt-2 grid gap-3 rounded-md border border-line bg-surface p-4">
			<p className="text-small text-ink-2">{copy.read(one.read)}</p>
			<div className="flex flex-wrap gap-2">
				<Button size="small" tone="secondary" onClick={() => onDone(one.name)}>
					{copy.right}
				</Button>
				{one.others.map((other) => (
					<Button key={other} size="small" tone="secondary" onClick={() => onDone(other)}>
						{other}
					</Button>
				))}
				<Button size="small" tone="quiet" onClick={() => onDone(null)}>
					{copy.remove}
				</Button>
			</div>
			<form
				className="grid gap-3"
				onSubmit={(event) => {
					event.preventDefault();
					onDone(typed.trim() === "" ? null : typed.trim().replaceAll(",", " "));
				}}
			>
				<TextField label={copy.typed} value={typed} onChange={(event) => setTyped(event.target.value)} />
				<Button type="submit" size="small" className="justify-self-start">
					{copy.use}
				</Button>
			</form>
		</div>
	);
}
