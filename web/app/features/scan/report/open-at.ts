/** Opens what an anchor of the report leads to, where it is folded: the part itself, or what it stands in. */
export function openAt(id: string): HTMLElement | null {
	const target = document.getElementById(id);
	if (target === null) return null;
	const own = target.querySelector<HTMLDetailsElement>(":scope > details");
	for (let fold = own ?? target.closest("details"); fold !== null; fold = outer(fold)) fold.open = true;
	return target;
}

const outer = (fold: HTMLElement) => fold.parentElement?.closest("details") ?? null;
