const OPEN = ["dialog", "alertdialog", "menu", "listbox"]
	.map((role) => `[role="${role}"][data-state="open"]`)
	.join();

/**
 * The back button closes what is open before it leaves a page. Answers whether something was open: `closed`, or `stays`
 * for what must be answered.
 */
export async function leaveDialog(): Promise<"none" | "closed" | "stays"> {
	const newest = [...document.querySelectorAll(OPEN)].at(-1);
	if (newest === undefined) return "none";
	const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
	(newest.contains(document.activeElement) ? document.activeElement : newest)?.dispatchEvent(press);
	await new Promise(requestAnimationFrame);
	await new Promise(requestAnimationFrame);
	return newest.isConnected && newest.matches(OPEN) ? "stays" : "closed";
}
