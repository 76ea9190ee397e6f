import type { LabelIngredient } from "@dewlight/core/products/label/read-label.ts";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextField } from "#ui/field.tsx";
import { checkCopy } from "../copy.ts";

const copy = checkCopy.photo;

interface ReadListProps {
	list: readonly LabelIngredient[];
	onChange: (list: LabelIngredient[]) => void;
}

/** What was read, in the order of the pack. Doubtful words stand out; each one can be tapped and put right. */
export function ReadList({ list, onChange }: ReadListProps) {
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
