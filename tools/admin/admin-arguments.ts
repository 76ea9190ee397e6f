import { parseWords } from "../parse-words.ts";
import { UsageError } from "../usage-error.ts";
import type { AdminCommand, Values } from "./command.ts";
import { COMMANDS } from "./commands.ts";

const MAX_NAME = 100;

export interface AdminArguments {
	command: AdminCommand;
	words: string[];
	values: Values;
	json: boolean;
	/** Who says to act; null means the system's user. */
	as: string | null;
}

/** Null without words or when they ask for help. Throws a `UsageError` of one sentence when they are no command. */
export function readArguments(words: readonly string[]): AdminArguments | null {
	const command = COMMANDS.find(({ name }) => words.slice(0, wordsIn(name)).join(" ") === name);
	if (!command) {
		if (words.length === 0 || words.includes("--help") || words.includes("-h")) return null;
		throw new UsageError(`"${words.slice(0, 2).join(" ")}" is no command. See npm run admin -- --help.`);
	}
	const options = Object.entries(command.options).map(([name, type]) => [name, { type }] as const);
	const { values, positionals } = parseWords({
		args: words.slice(wordsIn(command.name)),
		allowPositionals: true,
		options: {
			...Object.fromEntries(options),
			json: { type: "boolean" },
			as: { type: "string" },
			help: { type: "boolean", short: "h" },
		},
	});
	if (values.help) return null;
	const [fewest, most] = command.takes;
	if (positionals.length < fewest || positionals.length > most) {
		throw new UsageError(`Use it like this: npm run admin -- ${command.name} ${command.usage}`.trim());
	}
	const { json, as, help: _help, ...own } = values;
	return { command, words: positionals, values: plain(own), json: json ?? false, as: nameOf(as) };
}

const wordsIn = (name: string) => name.split(" ").length;

function nameOf(as: string | undefined): string | null {
	const name = as?.trim();
	if (name === undefined) return null;
	if (name === "" || name.length > MAX_NAME)
		throw new UsageError(`--as takes a name of 1 to ${MAX_NAME} letters.`);
	return name;
}

/** No option may be given many times, so no value is a list. */
function plain(values: Record<string, unknown>): Values {
	const single = Object.entries(values).flatMap(([name, value]) =>
		typeof value === "string" || typeof value === "boolean" ? [[name, value] as const] : [],
	);
	return Object.fromEntries(single);
}
