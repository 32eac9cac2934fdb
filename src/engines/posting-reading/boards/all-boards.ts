import { adzunaBoard } from "./aggregators/adzuna-board.ts";
import { arbeitnowBoard } from "./aggregators/arbeitnow-board.ts";
import { arbeitsagenturBoard } from "./aggregators/arbeitsagentur-board.ts";
import { himalayasBoard } from "./aggregators/himalayas-board.ts";
import { jobTechBoard } from "./aggregators/jobtech-board.ts";
import { remoteOkBoard } from "./aggregators/remoteok-board.ts";
import { theMuseBoard } from "./aggregators/themuse-board.ts";
import { usaJobsBoard } from "./aggregators/usajobs-board.ts";
import type { JobBoard } from "./job-board.ts";
import type { BoardKind } from "./job-source.ts";
import { ashbyBoard } from "./json/ashby-board.ts";
import { bambooHrBoard } from "./json/bamboohr-board.ts";
import { breezyBoard } from "./json/breezy-board.ts";
import { greenhouseBoard } from "./json/greenhouse-board.ts";
import { europeanLeverBoard, leverBoard } from "./json/lever-board.ts";
import { recruiteeBoard } from "./json/recruitee-board.ts";
import { smartRecruitersBoard } from "./json/smartrecruiters-board.ts";
import { workableBoard } from "./json/workable-board.ts";
import { workdayBoard } from "./json/workday-board.ts";
import { icimsBoard } from "./page/icims-board.ts";
import { postingPageBoard } from "./page/posting-page-board.ts";
import { jobviteBoard } from "./xml/jobvite-board.ts";
import { internationalPersonioBoard, personioBoard } from "./xml/personio-board.ts";
import { americanTeamtailorBoard, teamtailorBoard } from "./xml/teamtailor-board.ts";

export const allBoards: Record<BoardKind | "page", JobBoard> = {
  greenhouse: greenhouseBoard,
  lever: leverBoard,
  "lever-eu": europeanLeverBoard,
  ashby: ashbyBoard,
  workable: workableBoard,
  personio: personioBoard,
  "personio-com": internationalPersonioBoard,
  teamtailor: teamtailorBoard,
  "teamtailor-na": americanTeamtailorBoard,
  smartrecruiters: smartRecruitersBoard,
  recruitee: recruiteeBoard,
  bamboohr: bambooHrBoard,
  breezy: breezyBoard,
  workday: workdayBoard,
  arbeitnow: arbeitnowBoard,
  remoteok: remoteOkBoard,
  himalayas: himalayasBoard,
  themuse: theMuseBoard,
  adzuna: adzunaBoard,
  usajobs: usaJobsBoard,
  arbeitsagentur: arbeitsagenturBoard,
  jobtech: jobTechBoard,
  jobvite: jobviteBoard,
  icims: icimsBoard,
  page: postingPageBoard,
};
