/** The link of ours that a press means to follow in this window; null for any other press. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
	const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
	if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
	const link = target instanceof Element ? target.closest("a") : null;
	if (link === null || link.target !== "" || link.origin !== window.location.origin) return null;
	return link;
}
