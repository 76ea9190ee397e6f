let last: HTMLElement | null = null;

if (typeof document !== "undefined")
	document.addEventListener("focusin", ({ target }) => {
		if (target instanceof HTMLElement) last = target;
	});

/** What had the focus last, also when it has lost it since: a button is disabled while it works. */
export const lastFocused = (): HTMLElement | null => last;
