import { setSwitch } from "@dewlight/server/use-cases/operations/index.ts";
import { parseWords, UsageError } from "../parse-words.ts";
import { founding, priceNotice, refund, subscription, sync } from "./billing-commands.ts";
import { type AdminCommand, defineCommand, snakeKeys, type Values } from "./command.ts";
import { feedbackList, inboxDone, inboxList, inboxShow } from "./inbox-commands.ts";
import {
	inviteCreate,
	inviteList,
	personErase,
	personExport,
	personFind,
	personPlan,
	personTwoFactorOff,
} from "./person-commands.ts";

const ABOUT = {
	assistant: {
		off: "stop Ask Dewlight for everybody: messages are answered 503 with a sentence and not counted",
		on: "let Ask Dewlight answer again",
	},
	model: {
		off: "call no language model any more: the built-in guide answers",
		on: "let the language model answer again",
	},
} as const;

function switchCommand(name: keyof typeof ABOUT, turn: "off" | "on"): AdminCommand {
	return defineCommand({
		name: `${name} ${turn}`,
		usage: "--reason TEXT",
		about: ABOUT[name][turn],
		takes: [0, 0],
		options: { reason: "string" },
		async run({ ctx, values }) {
			const input = { name, off: turn === "off", reason: values.reason ?? "" };
			const row = await setSwitch({ ctx, input });
			return { data: snakeKeys(row), text: `The ${name} is ${turn}.` };
		},
	});
}

const assistantOff = switchCommand("assistant", "off");
const assistantOn = switchCommand("assistant", "on");
const modelOff = switchCommand("model", "off");
const modelOn = switchCommand("model", "on");

const COMMANDS: readonly AdminCommand[] = [
	inviteCreate,
	inviteList,
	personFind,
	personPlan,
	personTwoFactorOff,
	personExport,
	personErase,
	subscription,
	sync,
	refund,
	founding,
	priceNotice,
	inboxList,
	inboxShow,
	inboxDone,
	feedbackList,
	assistantOff,
	assistantOn,
	modelOff,
	modelOn,
];

export const USAGE = `npm run admin -- COMMAND [--json] [--as NAME]

${COMMANDS.map(({ name, usage, about }) => `  ${`${name} ${usage}`.trim()}\n      ${about}`).join("\n")}

Every command is written into the audit log under NAME, by default the name of the system's user. TIME is ISO 8601.
With the embedded database, stop the server first: one process at a time works on it. Exit status: 0 done, 1 not done.`;

const MAX_NAME = 100;

interface AdminArguments {
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
