import { setSwitch } from "@dewlight/server/use-cases/operations/index.ts";
import { type AdminCommand, defineCommand } from "./command.ts";
import { snakeKeys } from "./print.ts";

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

export const assistantOff = switchCommand("assistant", "off");
export const assistantOn = switchCommand("assistant", "on");
export const modelOff = switchCommand("model", "off");
export const modelOn = switchCommand("model", "on");
