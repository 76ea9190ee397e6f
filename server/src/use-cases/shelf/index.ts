export { addToShelf, changeShelfItem, removeShelfItem } from "./change-shelf.ts";
export { addReaction, changePatchTest, removeReaction, startPatchTest } from "./log-reactions.ts";
export { readShelf, type ShelfView } from "./read-shelf.ts";
