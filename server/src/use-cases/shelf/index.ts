export { addReaction, changePatchTest, removeReaction, startPatchTest } from "./log-reactions.ts";
export {
	addToShelf,
	changeShelfItem,
	readPacks,
	readShelf,
	removeShelfItem,
	SHELF_LIMITS,
	type ShelfView,
} from "./shelf.ts";
