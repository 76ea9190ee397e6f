import type { ReactNode } from "react";
import { Progress } from "#ui/progress.tsx";
import { usageCopy as copy } from "./copy.ts";
import type { Used } from "./read-usage.ts";

interface UsageRowProps {
	name: string;
	used: Used;
	/** When it starts anew. */
	when: string;
	note?: string;
	/** Shown below; nothing where there is nothing to be reminded of. */
	reminder: ReactNode;
}

const count = (value: number) => value.toLocaleString("en-US");

export function UsageRow({ name, used, when, note, reminder }: UsageRowProps) {
	const words = copy.used(count(used.used), count(used.limit));
	return (
		<li className="grid gap-2">
			<p className="flex flex-wrap items-baseline justify-between gap-x-4">
				<span className="font-semibold">{name}</span>
				<span className="tabular-nums">{words}</span>
			</p>
			<Progress label={name} value={Math.min(used.used, used.limit)} max={used.limit} valueText={words} />
			<p className="text-small text-ink-2">
				{when}
				{note !== undefined && `. ${note}`}
			</p>
			{reminder}
		</li>
	);
}
