import { project } from 'xcode';

type Settings = Record<string, string>;
type Configuration = { name: string; baseConfigurationReference_comment?: string; buildSettings: Settings };

/** A parsed Xcode project, by what tests look at. */
export type XcodeProject = {
  /** Build configurations of the app's target and of the whole project. */
  configurations: Configuration[];
  /** Names of files in the app's resources. */
  resources: string[];
  sources: string[];
  developmentRegion: string;
  knownRegions: string[];
  /** Path of each file reference. */
  files: string[];
};

/** Objects of a section without the comments that stand beside them. */
const objectsOf = <T>(section: Record<string, unknown> | undefined): T[] =>
  Object.values(section ?? {}).filter((value): value is T => typeof value === 'object');

type Phase = { files: { comment: string }[] };
const namesIn = (phases: Phase[]): string[] =>
  phases.flatMap(({ files }) => files.map(({ comment }) => comment.replace(/ in \w+$/, '')));

const unquoted = (text: string): string => text.replaceAll('"', '');

export function readXcode(file: string): XcodeProject {
  const { objects } = project(file).parseSync().hash.project;
  const [main] = objectsOf<{ developmentRegion: string; knownRegions: string[] }>(objects.PBXProject);
  if (!main) throw new Error(`${file} has no project`);
  return {
    configurations: objectsOf<Configuration>(objects.XCBuildConfiguration),
    resources: namesIn(objectsOf<Phase>(objects.PBXResourcesBuildPhase)),
    sources: namesIn(objectsOf<Phase>(objects.PBXSourcesBuildPhase)),
    developmentRegion: unquoted(main.developmentRegion),
    knownRegions: main.knownRegions.map(unquoted),
    files: objectsOf<{ path: string }>(objects.PBXFileReference).map(({ path }) => unquoted(path)),
  };
}
