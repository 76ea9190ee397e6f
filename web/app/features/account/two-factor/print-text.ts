/** Prints a text alone, without the page around it. */
export function printText(text: string): void {
	const frame = document.createElement("iframe");
	frame.setAttribute("aria-hidden", "true");
	frame.tabIndex = -1;
	frame.className = "fixed size-0 border-0";
	document.body.append(frame);
	const inside = frame.contentWindow;
	if (inside === null) throw new Error("A frame in the page has a window.");
	const lines = inside.document.createElement("pre");
	lines.textContent = text;
	lines.style.font = "16px/1.7 monospace";
	inside.document.body.append(lines);
	inside.addEventListener("afterprint", () => frame.remove());
	inside.focus();
	inside.print();
}
