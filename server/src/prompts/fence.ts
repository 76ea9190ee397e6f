const MARKS: Readonly<Record<string, string>> = { "<": "\u2039", ">": "\u203a" };

/** What others wrote, between two tags. Nothing in it can end the fence: its angle brackets become other signs. */
export function fence(name: string, content: string): string {
	return `<${name}>\n${content.replace(/[<>]/g, (mark) => MARKS[mark] ?? "")}\n</${name}>`;
}

/** The same without characters that would begin another line of a list. */
export function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}
