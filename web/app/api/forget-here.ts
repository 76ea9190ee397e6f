import { forgetDrafts } from "./drafts.ts";
import { forgetPages } from "./forget-pages.ts";
import { forgetCopies } from "./kept-copy.ts";
import { joinTabs } from "./tab-channel.ts";

/** Throws away what this browser keeps for one person, in every tab: at logout, and when an account is to be erased. */
export async function forgetHere(): Promise<void> {
	forgetDrafts();
	forgetCopies();
	const tabs = joinTabs();
	tabs.tell({ forget: true });
	tabs.leave();
	await forgetPages();
}
