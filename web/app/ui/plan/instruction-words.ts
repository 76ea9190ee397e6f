/** How often stands beside the instruction already, so a daily step does not say it again. */
export function instructionWords(instruction: string): string {
	return instruction.replace(/ Every (?:morning|night)\.(?= |$)/, "");
}
