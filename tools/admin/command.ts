import type { Context, OperatorActor } from "@dewlight/server/use-cases/context.ts";

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
