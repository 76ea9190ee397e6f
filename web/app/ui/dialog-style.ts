/** As high as a panel, so that a question over a dialog covers it: what opens later stands above. */
export const OVERLAY_STYLE = "fixed inset-0 z-50 animate-fade bg-[#1a1316]/55 backdrop-blur-[2px]";

/** Centered on wide screens, rising from the lower edge on phones. */
export const PANEL_STYLE =
	"fixed inset-x-0 bottom-0 z-50 mx-auto grid grid-cols-[minmax(0,1fr)] max-h-[92dvh] w-full max-w-dialog animate-rise grid-rows-[auto_minmax(0,1fr)_auto] " +
	"overflow-hidden rounded-t-lg bg-surface pb-[env(safe-area-inset-bottom)] shadow-soft outline-none " +
	"wide:inset-0 wide:m-auto wide:h-fit wide:max-h-[86dvh] wide:rounded-lg";
