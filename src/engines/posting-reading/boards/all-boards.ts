import { ashbyBoard } from "./ashby-board.ts";
import { greenhouseBoard } from "./greenhouse-board.ts";
import type { JobBoard } from "./job-board.ts";
import type { JobSource } from "./job-source.ts";
import { europeanLeverBoard, leverBoard } from "./lever-board.ts";
import { internationalPersonioBoard, personioBoard } from "./personio-board.ts";
import { postingPageBoard } from "./posting-page-board.ts";
import { americanTeamtailorBoard, teamtailorBoard } from "./teamtailor-board.ts";
import { workableBoard } from "./workable-board.ts";

export const allBoards: Record<JobSource["kind"], JobBoard> = {
  greenhouse: greenhouseBoard,
  lever: leverBoard,
  "lever-eu": europeanLeverBoard,
  ashby: ashbyBoard,
  workable: workableBoard,
  personio: personioBoard,
  "personio-com": internationalPersonioBoard,
  teamtailor: teamtailorBoard,
  "teamtailor-na": americanTeamtailorBoard,
  page: postingPageBoard,
};
