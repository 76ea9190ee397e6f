import type { Context, OperatorActor } from "@dewlight/server/use-cases/context.ts";
import { z } from "zod";
import { UsageError } from "../parse-words.ts";

type OptionTypes = Record<string, "string" | "boolean">;

/** What the parser gives for those options: each its type, or nothing. */
type ValuesOf<Options extends OptionTypes> = {
	[Name in keyof Options]: (Options[Name] extends "boolean" ? boolean : string) | undefined;
};
export type Values = Record<string, string | boolean | undefined>;

export interface Outcome {
	/** What `--json` prints. */
	data: unknown;
	/** The same for people. */
	text: string;
}

interface CommandCall<OwnValues> {
	ctx: Context<OperatorActor>;
	/** The words after the command, as many as `takes` allows. */
	words: string[];
	values: OwnValues;
}

export interface AdminCommand {
	/** Group and verb, for example "invite create"; a verb that stands alone is one word. */
	name: string;
	/** What stands after the name in the help. */
	usage: string;
	about: string;
	/** Fewest and most words after the name. */
	takes: [fewest: number, most: number];
	options: OptionTypes;
	run(call: CommandCall<Values>): Promise<Outcome>;
}

/** Gives `run` the values typed by `options`; the parser was told those types, so it gives no others. */
export function defineCommand<const Options extends OptionTypes>(
	command: Omit<AdminCommand, "options" | "run"> & {
		options: Options;
		run(call: CommandCall<ValuesOf<Options>>): Promise<Outcome>;
	},
): AdminCommand {
	return { ...command, run: (call) => command.run({ ...call, values: call.values as ValuesOf<Options> }) };
}

/** Rows under their heads, each column as wide as its longest cell. Line breaks in a cell become blanks. */
export function asTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
	if (rows.length === 0) return "None.";
	const lines = [heads, ...rows].map((row) => row.map((cell) => cell.replaceAll(/\p{C}+/gu, " ")));
	const widths = heads.map((_head, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
	return lines
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

/** Empty for no time. */
export function minute(time: Date | null): string {
	return time ? `${time.toISOString().slice(0, 16).replace("T", " ")} UTC` : "";
}

/** A row as JSON names it: snake_case, like every answer of the product. */
export function snakeKeys(row: object): Record<string, unknown> {
	const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
	return Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]));
}

const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** A point in time as ISO 8601; a day alone begins at midnight UTC. */
export function readTime(option: string, value: string | undefined): Date | null {
	if (value === undefined) return null;
	if (!moment.safeParse(value).success) {
		throw new UsageError(`${option} takes a time like 2026-12-31 or 2026-12-31T18:00:00Z.`);
	}
	return new Date(value);
}

export function readWhole(option: string, value: string | undefined): number | null {
	if (value === undefined) return null;
	if (!/^\d{1,9}$/.test(value)) throw new UsageError(`${option} takes a whole number.`);
	return Number(value);
}

export function readOneOf<const Value extends string>(
	what: string,
	value: string,
	choices: readonly Value[],
): Value {
	const found = choices.find((choice) => choice.toLowerCase() === value.trim().toLowerCase());
	if (found === undefined) throw new UsageError(`${what} is one of: ${choices.join(", ")}.`);
	return found;
}
