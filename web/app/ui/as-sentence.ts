/** A clause such as the reason why something was not measured, where it stands by itself. */
export function asSentence(clause: string): string {
	const text = clause.trim();
	if (text === "") return "";
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
