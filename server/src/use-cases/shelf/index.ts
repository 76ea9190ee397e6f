export { addToShelf, changeShelfItem, removeShelfItem } from "./change-shelf.ts";
export { addReaction, changePatchTest, removeReaction, startPatchTest } from "./log-reactions.ts";
export { readPacks, readShelf, type ShelfView } from "./read-shelf.ts";
export { SHELF_LIMITS } from "./shelf-rules.ts";
